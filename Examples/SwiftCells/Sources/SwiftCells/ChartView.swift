import Foundation
import Listshot

/// Draws numbers as a line over a pale area, in the tint color.
final class ChartView: View {
    var values: [CGFloat] = []

    var rises: Bool { change >= 0 }

    /// The last value against the first, as a share of it.
    var change: CGFloat {
        guard let first = values.first, let last = values.last, first != 0 else { return 0 }
        return (last - first) / first
    }

    override func draw(in drawing: inout DisplayListBuilder) {
        let points = self.points
        guard let first = points.first, let last = points.last else { return }
        let line = [Path.Element.move(first)] + points.dropFirst().map { .line($0) }
        let area =
            line + [
                .line(CGPoint(x: last.x, y: bounds.maxY)), .line(CGPoint(x: first.x, y: bounds.maxY)), .close,
            ]
        drawing.path(Path(area), .fill, resolvedTintColor.withAlphaComponent(0.12))
        drawing.path(Path(line), .stroke(width: 1.5), resolvedTintColor)
    }

    /// One point per value, the lowest at the bottom and the highest at the top.
    private var points: [CGPoint] {
        guard let low = values.min(), let high = values.max(), values.count > 1 else { return [] }
        let range = high > low ? high - low : 1
        let step = bounds.width / CGFloat(values.count - 1)
        return values.enumerated().map { index, value in
            let y = bounds.minY + 1 + (bounds.height - 2) * (1 - (value - low) / range)
            return CGPoint(x: bounds.minX + CGFloat(index) * step, y: y)
        }
    }
}
