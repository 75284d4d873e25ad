/// How a flow spreads the items of one line over the room it has (semantics 6: 2 to 5, 11 and 15).
struct LineSpread: Sendable, Hashable {
    let alignment: FlowAlignment
    let room: Double
    let minimumGap: Double

    /// Sums and rooms closer than this are equal, so an exact fit fits whatever the rounding noise.
    static let tolerance = 1e-6

    /// The first item's distance from the leading inset, and the gap between items.
    struct Position: Sendable, Hashable {
        var start: Double
        var gap: Double
    }

    /// Places a line of `count` items that are `sum` wide together.
    func position(sum: Double, count: Int, isLast: Bool) -> Position {
        let left = room - sum - minimumGap * Double(count - 1)
        return switch placing(sum: sum, count: count, isLast: isLast) {
        case .leading, .tooWide: Position(start: 0, gap: minimumGap)
        case .centered: Position(start: left / 2, gap: minimumGap)
        case .trailing: Position(start: left, gap: minimumGap)
        case .justified: Position(start: 0, gap: max(minimumGap, (room - sum) / Double(count - 1)))
        }
    }

    /// Which rule applies to a line.
    func placing(sum: Double, count: Int, isLast: Bool) -> LineReason.Placing {
        if count == 1, sum > room + Self.tolerance { return .tooWide(excess: sum - room) }
        return switch alignment {
        case .leading: .leading
        case .center: .centered
        case .trailing: .trailing
        case .standard where isLast, .justify where isLast: .leading
        case .standard where count == 1: .centered
        case .standard, .justify, .justifyLast: count > 1 ? .justified : .leading
        }
    }
}
