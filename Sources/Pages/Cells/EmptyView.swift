internal import Foundation
internal import Views

/// A view without a size of its own: a box or a spacer.
final class EmptyView: View {
    override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
}
