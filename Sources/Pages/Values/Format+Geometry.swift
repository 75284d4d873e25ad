internal import Foundation
internal import Graphics

/// Edges by name.
private struct Edges {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?

    static let table = ObjectTable<Edges>(
        "an object of edges",
        [
            Key("top", \.top, .coordinate, "Points from the top."),
            Key("left", \.left, .coordinate, "Points from the leading side."),
            Key("bottom", \.bottom, .coordinate, "Points from the bottom."),
            Key("right", \.right, .coordinate, "Points from the trailing side."),
        ]
    )
}

extension Format where Result == Double {
    /// A distance that may be negative.
    static let coordinate = Format(
        "a number",
        .number(.init(minimum: -Limits.length, maximum: Limits.length))
    ) { value in
        value.number.flatMap { abs($0) <= Limits.length ? $0 : nil }
    }
}

extension Format where Result == EdgeInsets {
    private static let expectedInsets =
        "a number, [vertical, horizontal], [top, left, bottom, right] or an object of these"

    /// Distances from the four edges, in UIKit's order.
    static let insets = Format(
        expectedInsets,
        .anyOf([
            Format<Double>.coordinate.schema, .array(Format<Double>.coordinate.schema, count: 2...2),
            .array(Format<Double>.coordinate.schema, count: 4...4), Edges.table.schema,
        ])
    ) { value, reading in
        switch value.content {
        case .integer, .number:
            return Format<Double>.coordinate.read(value, reading).map { EdgeInsets(all: CGFloat($0)) }
        case .array(let elements) where elements.count == 2 || elements.count == 4:
            guard let numbers = Format<[Double]>.array(of: .coordinate).read(value, reading) else {
                return nil
            }
            return insets(of: numbers)
        case .object:
            var edges = Edges()
            Edges.table.read(value, into: &edges, reading)
            return insets(of: [edges.top ?? 0, edges.left ?? 0, edges.bottom ?? 0, edges.right ?? 0])
        case .null, .bool, .string, .array, .unreadable:
            reading.mismatch(value, expected: expectedInsets)
            return nil
        }
    }

    private static func insets(of numbers: [Double]) -> EdgeInsets? {
        let edges = numbers.map { CGFloat($0) }
        switch edges.count {
        case 2: return EdgeInsets(top: edges[0], left: edges[1], bottom: edges[0], right: edges[1])
        case 4: return EdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
        default: return nil
        }
    }
}

extension Format where Result == CGSize {
    /// Width and height of a cell.
    static let size = Format(
        "[width, height] in points",
        .array(Format<Double>.length.schema, count: 2...2)
    ) { value, reading in
        guard let elements = value.elements, elements.count == 2 else {
            reading.mismatch(value, expected: "[width, height] in points")
            return nil
        }
        let numbers = Format<[Double]>.array(of: .length).read(value, reading) ?? []
        return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
    }

    /// A displacement.
    static let offset = Format(
        "[x, y] in points",
        .array(Format<Double>.coordinate.schema, count: 2...2)
    ) { value, reading in
        guard let elements = value.elements, elements.count == 2 else {
            reading.mismatch(value, expected: "[x, y] in points")
            return nil
        }
        let numbers = Format<[Double]>.array(of: .coordinate).read(value, reading) ?? []
        return numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : nil
    }
}
