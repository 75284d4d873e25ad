/// Why an item of a waterfall is where it is.
public struct ColumnReason: Sendable, Hashable {
    /// The first column covered, from 0.
    public var column: Int
    /// How many columns the item covers, and how many there are.
    public var span: Int
    public var columns: Int
    public var order: WaterfallOrder
}

extension ColumnReason: CustomStringConvertible {
    /// For instance `shortest column 1 of 3`; counts from 1.
    public var description: String {
        let isFull = span == columns && columns > 1
        if isFull { return "all \(columns) columns, below the longest" }
        let name = span > 1 ? "columns \(column + 1)-\(column + span)" : "column \(column + 1)"
        switch order {
        case .shortestFirst: return "shortest \(name) of \(columns)"
        case .leftToRight, .rightToLeft: return "\(name) of \(columns), in turn"
        }
    }
}
