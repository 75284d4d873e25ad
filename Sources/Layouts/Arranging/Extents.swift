import Foundation

/// One dimension of all items of a section.
enum Extents: Sendable, Hashable {
    case equal(Double, count: Int)
    case listed([Double])

    var count: Int {
        switch self {
        case .equal(_, let count): count
        case .listed(let values): values.count
        }
    }

    subscript(item: Int) -> Double {
        switch self {
        case .equal(let value, _): value
        case .listed(let values): values[item]
        }
    }

    /// The value that all items share, if they do.
    var shared: Double? {
        switch self {
        case .equal(let value, _): return value
        case .listed(let values):
            guard let first = values.first else { return 0 }
            return values.allSatisfy { $0 == first } ? first : nil
        }
    }

    /// The values one by one, written out when they are shared.
    var values: [Double] {
        switch self {
        case .equal(let value, let count): Array(repeating: value, count: count)
        case .listed(let values): values
        }
    }

    /// The first item whose value is no size: NaN, infinite or negative.
    var firstInvalid: Int? {
        switch self {
        case .equal(let value, let count):
            return count > 0 && !Self.isSize(value) ? 0 : nil
        case .listed(let values):
            // Counting without leaving the loop lets it run on several values at once.
            var invalid = 0
            for value in values { invalid &+= Self.isSize(value) ? 0 : 1 }
            return invalid == 0 ? nil : values.firstIndex { !Self.isSize($0) }
        }
    }

    private static func isSize(_ value: Double) -> Bool {
        value >= 0 && value <= .greatestFiniteMagnitude
    }
}

extension ItemSizes {
    /// The dimensions along and across the scroll direction; none across when the layout decides it.
    func extents(_ direction: ScrollDirection) -> (lengths: Extents, breadths: Extents?) {
        switch (self, direction) {
        case (.uniform(let size, _), .vertical):
            (.equal(Double(size.height), count: count), .equal(Double(size.width), count: count))
        case (.uniform(let size, _), .horizontal):
            (.equal(Double(size.width), count: count), .equal(Double(size.height), count: count))
        case (.lengths(let lengths), _):
            (.listed(lengths), nil)
        case (.sizes(let widths, let heights), .vertical):
            (.listed(heights), .listed(widths))
        case (.sizes(let widths, let heights), .horizontal):
            (.listed(widths), .listed(heights))
        }
    }

    func validate(section: Int, _ direction: ScrollDirection) throws(LayoutError) {
        guard count <= LayoutError.maximumItemCount else {
            throw .tooManyItems(section: section, count: count)
        }
        if case .sizes(let widths, let heights) = self, widths.count != heights.count {
            throw .unequalCounts(section: section, what: "heights", count: heights.count, items: widths.count)
        }
        let (lengths, breadths) = extents(direction)
        let isVertical = direction == .vertical
        if let item = lengths.firstInvalid {
            let dimension: LayoutError.Dimension = isVertical ? .height : .width
            throw .invalidItemSize(section: section, item: item, dimension: dimension, value: lengths[item])
        }
        if let breadths, let item = breadths.firstInvalid {
            let dimension: LayoutError.Dimension = isVertical ? .width : .height
            throw .invalidItemSize(section: section, item: item, dimension: dimension, value: breadths[item])
        }
    }
}
