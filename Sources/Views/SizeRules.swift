public import Foundation

/// A view's own wishes for its size inside a stack or overlay, in the place of Auto Layout's size constraints.
public struct SizeRules: Sendable, Hashable {
    public var width: Length?
    public var height: Length?
    public var minWidth: CGFloat?
    public var maxWidth: CGFloat?
    public var minHeight: CGFloat?
    public var maxHeight: CGFloat?
    /// Width divided by height.
    public var aspectRatio: CGFloat?

    public init() {}

    func clampedWidth(_ width: CGFloat) -> CGFloat {
        max(min(width, maxWidth ?? .infinity), minWidth ?? 0)
    }

    func clampedHeight(_ height: CGFloat) -> CGFloat {
        max(min(height, maxHeight ?? .infinity), minHeight ?? 0)
    }
}
