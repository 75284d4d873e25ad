internal import Foundation
internal import Graphics
internal import Text
internal import Views

/// A line of one pixel across its stack.
final class DividerView: View {
    var isVertical = false

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let pixel = 1 / traits.scale
        return isVertical ? CGSize(width: pixel, height: 0) : CGSize(width: 0, height: pixel)
    }
}
