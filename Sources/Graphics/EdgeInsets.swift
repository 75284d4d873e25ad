public import Foundation

/// Distances in points from the four edges, as `UIEdgeInsets`.
public struct EdgeInsets: Sendable, Hashable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same distance on all sides.
    public init(all distance: CGFloat) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    public var horizontal: CGFloat { left + right }
    public var vertical: CGFloat { top + bottom }
}

extension CGRect {
    /// The rectangle made smaller by the insets; sizes stop at zero.
    public func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical)
        )
    }
}
