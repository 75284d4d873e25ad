public import Foundation

/// Radii of a rectangle's four corners in points.
public struct Corners: Sendable, Hashable {
    /// How the corner bends, as `CALayerCornerCurve`.
    public enum Curve: String, Sendable, Hashable, Codable, CaseIterable {
        case circular, continuous
    }

    public var topLeft: CGFloat
    public var topRight: CGFloat
    public var bottomLeft: CGFloat
    public var bottomRight: CGFloat
    public var curve: Curve

    public static let square = Corners(radius: 0)

    public init(radius: CGFloat, curve: Curve = .circular) {
        self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius, curve: curve)
    }

    public init(
        topLeft: CGFloat,
        topRight: CGFloat,
        bottomLeft: CGFloat,
        bottomRight: CGFloat,
        curve: Curve = .circular
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
        self.curve = curve
    }

    public var isSquare: Bool { topLeft <= 0 && topRight <= 0 && bottomLeft <= 0 && bottomRight <= 0 }

    /// The radii made smaller by a distance, for the inner edge of a border.
    public func inset(by distance: CGFloat) -> Corners {
        Corners(
            topLeft: max(0, topLeft - distance),
            topRight: max(0, topRight - distance),
            bottomLeft: max(0, bottomLeft - distance),
            bottomRight: max(0, bottomRight - distance),
            curve: curve
        )
    }
}
