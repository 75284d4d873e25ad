public import Foundation

/// The only place where points become pixels.
///
/// Halves are rounded up after adding 1e-6, so an edge that two neighbours compute differently by rounding
/// noise still falls on one pixel and no seam opens (semantics 6.12).
public struct PixelGrid: Sendable, Hashable {
    /// Pixels per point.
    public let scale: Double

    public init(scale: Double) {
        self.scale = scale
    }

    /// The pixel edge nearest to a coordinate in points.
    public func pixel(_ points: CGFloat) -> Int {
        let value = (points * scale + 0.5 + 1e-6).rounded(.down)
        return Int(min(max(value, -1e15), 1e15))
    }

    /// Rounds a length up to whole pixels, in points; noise below 1e-6 pixel does not add a pixel.
    public func ceil(_ points: CGFloat) -> CGFloat {
        (points * scale - 1e-6).rounded(.up) / scale
    }

    /// Rounds a coordinate to the nearest pixel edge, in points.
    public func round(_ points: CGFloat) -> CGFloat {
        CGFloat(pixel(points)) / scale
    }

    /// One pixel, in points.
    public var onePixel: CGFloat { 1 / scale }

    /// The pixels a rectangle covers once its four edges are rounded.
    public func pixels(of rect: CGRect) -> PixelRect {
        PixelRect(
            left: pixel(rect.origin.x),
            top: pixel(rect.origin.y),
            right: pixel(rect.origin.x + rect.size.width),
            bottom: pixel(rect.origin.y + rect.size.height)
        )
    }
}
