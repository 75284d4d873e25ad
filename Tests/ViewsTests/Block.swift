import Foundation
import Graphics
import Text
import Views

/// A view that wants a fixed size, and has its baseline where it is told.
final class Block: View {
    private let wanted: CGSize
    private let baseline: CGFloat?

    init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) {
        wanted = CGSize(width: width, height: height)
        self.baseline = baseline
        super.init(frame: .zero)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }

    override func baselines(forSize size: CGSize) -> (first: CGFloat, last: CGFloat) {
        (baseline ?? size.height, baseline ?? size.height)
    }
}

/// A rectangle in few letters.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Lays a view out in a size and gives it an environment.
func layOut(_ view: View, _ width: CGFloat, _ height: CGFloat, traits: Traits = Traits()) throws {
    view.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: traits)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
}
