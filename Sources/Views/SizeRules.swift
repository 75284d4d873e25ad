public import Foundation

/// A view's own wishes for its size inside a stack or overlay, in the place of Auto Layout's size constraints.
public struct SizeRules: Sendable, Hashable {
    public var width: Length?
    public var height: Length?
    public var minWidth: Length?
    public var maxWidth: Length?
    public var minHeight: Length?
    public var maxHeight: Length?
    /// Width divided by height.
    public var aspectRatio: CGFloat?

    public init() {}

    /// A width kept within the limits, shares counting against the parent's width; the least width wins.
    func clampedWidth(_ width: CGFloat, in parent: CGFloat) -> CGFloat {
        Self.clamp(width, minWidth, maxWidth, parent)
    }

    /// A height kept within the limits, shares counting against the parent's height; the least height wins.
    func clampedHeight(_ height: CGFloat, in parent: CGFloat) -> CGFloat {
        Self.clamp(height, minHeight, maxHeight, parent)
    }

    private static func clamp(
        _ length: CGFloat,
        _ minimum: Length?,
        _ maximum: Length?,
        _ parent: CGFloat
    ) -> CGFloat {
        max(min(length, maximum?.resolved(in: parent) ?? .infinity), minimum?.resolved(in: parent) ?? 0)
    }
}
