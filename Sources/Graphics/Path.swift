public import Foundation

/// Lines and curves in points, for icons such as chevrons and check marks; not rounded to pixels.
public struct Path: Sendable, Hashable {
    public enum Element: Sendable, Hashable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    /// How a path is painted.
    public enum Style: Sendable, Hashable {
        case fill
        case evenOddFill
        /// Round caps and joins.
        case stroke(width: CGFloat)
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// A rectangle that holds all points, control points included.
    public var bounds: CGRect {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .curve(let point, let control1, let control2): points += [point, control1, control2]
            case .close: break
            }
        }
        guard let first = points.first else { return .zero }
        let low = points.reduce(first) { CGPoint(x: min($0.x, $1.x), y: min($0.y, $1.y)) }
        let high = points.reduce(first) { CGPoint(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
