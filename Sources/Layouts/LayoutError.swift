/// Why a list cannot be laid out; sections and items are counted from 0.
public enum LayoutError: Error, Sendable, Hashable {
    /// The list's width, height or a content inset is not a usable number.
    case invalidContainer(what: String, value: Double)
    /// There must be one layout per section.
    case layoutCount(sections: Int, layouts: Int)
    /// A width or height is NaN, infinite or negative.
    case invalidItemSize(section: Int, item: Int, dimension: Dimension, value: Double)
    /// Widths and heights, or items and spans, differ in number.
    case unequalCounts(section: Int, what: String, count: Int, items: Int)
    case tooManyItems(section: Int, count: Int)
    /// A header's, footer's or option's figure is NaN, infinite or out of its range.
    case invalidFigure(section: Int, what: String, value: Double)
    case tooFewColumns(section: Int, columns: Int)
    case tooManyColumns(section: Int, columns: Double)
    /// An item that would cover no column.
    case invalidSpan(section: Int, item: Int)
    /// The lengths add up to more than a coordinate can hold.
    case contentTooLong(section: Int)

    /// A dimension of an item.
    public enum Dimension: String, Sendable, Hashable {
        case width, height
    }

    /// How many items a section may have; a bound for input from strangers.
    public static let maximumItemCount = 100_000_000
    /// How many columns a waterfall may have.
    public static let maximumColumnCount = 1024
}

extension LayoutError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidContainer(let what, let value):
            "the list's \(what) is \(value); a finite number is needed, sizes not negative"
        case .layoutCount(let sections, let layouts):
            "\(sections) sections but \(layouts) layouts; give one for each section"
        case .invalidItemSize(let section, let item, let dimension, let value):
            "item \(item) of section \(section) has the \(dimension) \(value); a finite number from 0 is needed"
        case .unequalCounts(let section, let what, let count, let items):
            "section \(section) has \(count) \(what) for \(items) items; give one for each item"
        case .tooManyItems(let section, let count):
            "section \(section) has \(count) items; at most \(Self.maximumItemCount) can be laid out"
        case .invalidFigure(let section, let what, let value):
            "the \(what) of section \(section) is \(value), which no layout can use"
        case .tooFewColumns(let section, let columns):
            "section \(section) has \(columns) columns; a waterfall needs at least 1"
        case .tooManyColumns(let section, let columns):
            "section \(section) would have \(columns) columns; at most \(Self.maximumColumnCount) are possible"
        case .invalidSpan(let section, let item):
            "item \(item) of section \(section) spans 0 columns; it needs at least 1"
        case .contentTooLong(let section):
            "the content up to section \(section) is longer than a coordinate can hold; make its items smaller"
        }
    }
}
