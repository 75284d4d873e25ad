public import Foundation

/// A layer's shadow, as `CALayer`'s properties: its blur's standard deviation is the radius.
public struct Shadow: Sendable, Hashable {
    public var color: RGBA
    public var offset: CGSize
    /// Points.
    public var radius: CGFloat

    public init(color: RGBA, offset: CGSize, radius: CGFloat) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
