import Foundation
import Graphics

/// How a display list's points become the units that cairo draws in.
///
/// Lists that are only moved or enlarged are drawn in pixels of the picture, with edges on whole pixels. Inside a
/// group that turns or skews, no edge can lie on pixels; there the units are the list's points and cairo's matrix
/// does the rest.
struct Space {
    /// The edges of a rectangle in drawing units.
    struct Box: Equatable {
        var left: Double
        var top: Double
        var right: Double
        var bottom: Double

        var width: Double { right - left }
        var height: Double { bottom - top }
        var isEmpty: Bool { right <= left || bottom <= top }

        func inset(by distance: Double) -> Box {
            Box(
                left: left + distance,
                top: top + distance,
                right: right - distance,
                bottom: bottom - distance
            )
        }
    }

    let grid: PixelGrid
    /// From the list's points to the picture's points.
    let toPicture: AffineTransform
    /// True when the units are pixels of the picture.
    let isUpright: Bool
    /// Drawing units per point of the list.
    let unitsPerPoint: Double

    init(grid: PixelGrid, toPicture: AffineTransform) {
        self.grid = grid
        self.toPicture = toPicture
        let isStraight = toPicture.m12 == 0 && toPicture.m21 == 0
        isUpright = isStraight && toPicture.m11 == toPicture.m22 && toPicture.m11 > 0
        unitsPerPoint = isUpright ? toPicture.m11 * grid.scale : 1
    }

    /// The space of a list whose coordinate origin lies at a point of the picture.
    init(grid: PixelGrid, origin: CGPoint) {
        let moved = AffineTransform(m11: 1, m12: 0, m21: 0, m22: 1, tX: origin.x, tY: origin.y)
        self.init(grid: grid, toPicture: moved)
    }

    /// The space inside a group: its transform acts first.
    func applying(_ transform: AffineTransform) -> Space {
        var combined = transform
        combined.append(toPicture)
        return Space(grid: grid, toPicture: combined)
    }

    /// From the list's points to the picture's pixels.
    var toPixels: AffineTransform {
        var result = toPicture
        result.append(AffineTransform(scale: grid.scale))
        return result
    }

    /// A rectangle's edges, on whole pixels where that is possible.
    func box(of rect: CGRect) -> Box {
        guard isUpright else {
            return Box(
                left: rect.origin.x,
                top: rect.origin.y,
                right: rect.origin.x + rect.size.width,
                bottom: rect.origin.y + rect.size.height
            )
        }
        let pixels = pixels(of: rect)
        return Box(
            left: Double(pixels.left),
            top: Double(pixels.top),
            right: Double(pixels.right),
            bottom: Double(pixels.bottom)
        )
    }

    /// The pixels that a rectangle covers; only for upright spaces.
    func pixels(of rect: CGRect) -> PixelRect {
        PixelRect(
            left: grid.pixel(x(rect.origin.x)),
            top: grid.pixel(y(rect.origin.y)),
            right: grid.pixel(x(rect.origin.x + rect.size.width)),
            bottom: grid.pixel(y(rect.origin.y + rect.size.height))
        )
    }

    /// A point in drawing units, not rounded.
    func point(_ point: CGPoint) -> CGPoint {
        guard isUpright else { return point }
        return CGPoint(x: x(point.x) * grid.scale, y: y(point.y) * grid.scale)
    }

    /// The pixel row on which text of an upright space stands.
    func baseline(_ origin: CGPoint) -> Int { grid.pixel(y(origin.y)) }

    /// The width of a line in drawing units: whole pixels, never less than one.
    func lineWidth(_ points: CGFloat) -> Double {
        guard isUpright else { return points }
        return max(1, Double(PixelGrid(scale: unitsPerPoint).pixel(points)))
    }

    /// The pixels that something within `bounds` can touch, one more on each side for rounding.
    func touchedPixels(_ bounds: CGRect) -> PixelRect {
        guard isUpright else { return turned(bounds) }
        return PixelRect(
            left: grid.pixel(x(bounds.origin.x)) - 1,
            top: grid.pixel(y(bounds.origin.y)) - 1,
            right: grid.pixel(x(bounds.origin.x + bounds.size.width)) + 1,
            bottom: grid.pixel(y(bounds.origin.y + bounds.size.height)) + 1
        )
    }

    private func turned(_ bounds: CGRect) -> PixelRect {
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ].map { toPicture.transform($0) }
        let low = corners.reduce(corners[0]) { CGPoint(x: min($0.x, $1.x), y: min($0.y, $1.y)) }
        let high = corners.reduce(corners[0]) { CGPoint(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
        return PixelRect(
            left: grid.pixel(low.x) - 1,
            top: grid.pixel(low.y) - 1,
            right: grid.pixel(high.x) + 1,
            bottom: grid.pixel(high.y) + 1
        )
    }

    private func x(_ value: CGFloat) -> CGFloat { value * toPicture.m11 + toPicture.tX }
    private func y(_ value: CGFloat) -> CGFloat { value * toPicture.m22 + toPicture.tY }
}
