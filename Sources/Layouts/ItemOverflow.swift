/// An item that is wider than the room its section has (higher, when the list scrolls horizontally).
public struct ItemOverflow: Sendable, Hashable {
    public var item: Int
    public var section: Int
    /// By how much, in points.
    public var excess: Double
}

extension Placement {
    /// The items that keep their size although it is more than the section's insets leave (semantics 6.11).
    ///
    /// Looks at every item of every flow; tables and waterfalls decide the breadth themselves.
    public func overflowingItems() -> [ItemOverflow] {
        var found: [ItemOverflow] = []
        for (section, placed) in sections.enumerated() {
            let limit = placed.itemsBreadth + LineSpread.tolerance
            for item in placed.arrangement.itemsBroader(than: limit) {
                let excess = placed.arrangement.rect(of: item).breadth - placed.itemsBreadth
                found.append(ItemOverflow(item: item, section: section, excess: excess))
            }
        }
        return found
    }
}

extension Arrangement {
    fileprivate func itemsBroader(than limit: Double) -> [Int] {
        switch self {
        case .stack, .columns: []
        case .grid(let grid): grid.breadth > limit ? Array(0..<grid.count) : []
        case .lines(let lines): (0..<lines.value.count).filter { lines.value.breadth(of: $0) > limit }
        }
    }
}
