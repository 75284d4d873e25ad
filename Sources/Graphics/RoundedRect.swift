public import Foundation

/// A rectangle in points with rounded corners; drawing rounds its edges to pixels.
public struct RoundedRect: Sendable, Hashable {
    public var rect: CGRect
    public var corners: Corners

    public init(_ rect: CGRect, corners: Corners = .square) {
        self.rect = rect
        self.corners = corners
    }
}
