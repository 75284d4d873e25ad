/// Which column of a waterfall takes the next item.
public enum WaterfallOrder: String, Sendable, Hashable, Codable, CaseIterable {
    /// The lowest index among the columns within 1e-6 pt of the shortest.
    case shortestFirst
    /// Item i in column i mod n, whatever the heights.
    case leftToRight
    /// The same, counted from the last column.
    case rightToLeft
}
