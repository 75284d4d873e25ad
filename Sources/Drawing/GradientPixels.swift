import Foundation
import Graphics

/// Computes a gradient pixel by pixel from the picture's own coordinates, so that bands cannot differ.
struct GradientPixels {
    private let stops: [(location: Double, color: SIMD4<Double>)]
    private let start: CGPoint
    /// Direction of the axis divided by its squared length: what one pixel adds to the position on it.
    private let step: CGPoint

    init(_ gradient: Gradient, over box: Space.Box) {
        stops = gradient.stops.map { stop in
            let color = stop.color
            let straight = SIMD4(color.blue, color.green, color.red, 1)
            return (stop.location, straight.clamped(lowerBound: .zero, upperBound: .one) * color.alpha * 255)
        }
        start = CGPoint(
            x: box.left + gradient.start.x * box.width,
            y: box.top + gradient.start.y * box.height
        )
        let across = (gradient.end.x - gradient.start.x) * box.width
        let down = (gradient.end.y - gradient.start.y) * box.height
        let length = across * across + down * down
        step = length > 0 ? CGPoint(x: across / length, y: down / length) : .zero
    }

    func block(of area: PixelRect) -> PixelBlock {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(area.width * area.height)
        for y in area.top..<area.bottom {
            let down = (Double(y) + 0.5 - start.y) * step.y
            if step.x == 0 {
                pixels += repeatElement(pixel(at: down), count: area.width)
            } else if step.y == 0, y > area.top {
                pixels += pixels[..<area.width]
            } else {
                for x in area.left..<area.right {
                    pixels.append(pixel(at: down + (Double(x) + 0.5 - start.x) * step.x))
                }
            }
        }
        return PixelBlock(width: area.width, height: area.height, pixels: pixels)
    }

    private func pixel(at position: Double) -> UInt32 {
        guard let next = stops.firstIndex(where: { $0.location > position }) else {
            return Self.packed(stops[stops.count - 1].color)
        }
        guard next > 0 else { return Self.packed(stops[0].color) }
        let before = stops[next - 1]
        let share = (position - before.location) / (stops[next].location - before.location)
        return Self.packed(before.color + (stops[next].color - before.color) * share)
    }

    private static func packed(_ color: SIMD4<Double>) -> UInt32 {
        let bytes = SIMD4<UInt32>(color.rounded(.toNearestOrAwayFromZero))
        return bytes.w << 24 | bytes.z << 16 | bytes.y << 8 | bytes.x
    }
}
