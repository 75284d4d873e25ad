/// A flow or table of items of one size: every frame follows from the item's number, so nothing is kept per item.
struct GridArrangement: Sendable, Hashable {
    let count: Int
    /// Items of a full line.
    let columns: Int
    private let itemLength: Double
    private let itemBreadth: Double
    private let lineSpacing: Double
    private let full: LineSpread.Position
    private let last: LineSpread.Position
    /// Whether the last line keeps to the columns of the full ones.
    let keepsColumns: Bool

    init(count: Int, length: Double, breadth: Double, lineSpacing: Double, spread: LineSpread, isGrid: Bool) {
        self.count = count
        itemLength = length
        itemBreadth = breadth
        self.lineSpacing = lineSpacing
        let pitch = breadth + spread.minimumGap
        let fitting = ((spread.room + spread.minimumGap + LineSpread.tolerance) / pitch).rounded(.down)
        // Items that take no room at all stay on one line (semantics 6.5).
        columns = pitch > 0 ? Int(min(max(fitting, 1), 1e9)) : max(count, 1)
        let inLast = count == 0 ? 0 : (count - 1) % columns + 1
        keepsColumns = isGrid && pitch > 0
        full = spread.position(sum: breadth * Double(columns), count: columns, isLast: false)
        last =
            keepsColumns
            ? full : spread.position(sum: breadth * Double(inLast), count: inLast, isLast: true)
    }

    /// Rows of one size, each on a line of its own.
    init(rows count: Int, length: Double, breadth: Double) {
        self.count = count
        columns = 1
        itemLength = length
        itemBreadth = breadth
        lineSpacing = 0
        keepsColumns = false
        full = LineSpread.Position(start: 0, gap: 0)
        last = full
    }

    var lineCount: Int { count == 0 ? 0 : (count - 1) / columns + 1 }

    var breadth: Double { itemBreadth }

    var length: Double { max(0, stretch.end) }

    var stretch: Stretch {
        guard count > 0 else { return Stretch(start: 0, end: 0) }
        let lastStart = Double(lineCount - 1) * (itemLength + lineSpacing)
        return Stretch(start: min(0, lastStart), end: max(0, lastStart) + itemLength)
    }

    func rect(of item: Int) -> LogicalRect {
        let line = item / columns
        let position = line == lineCount - 1 ? last : full
        return LogicalRect(
            start: Double(line) * (itemLength + lineSpacing),
            length: itemLength,
            leading: position.start + Double(item % columns) * (itemBreadth + position.gap),
            breadth: itemBreadth
        )
    }

    func forEachItem(near stretch: Stretch, _ body: (Int, LogicalRect) -> Void) {
        let lines = lines(near: stretch)
        for item in min(lines.lowerBound * columns, count)..<min(lines.upperBound * columns, count) {
            body(item, rect(of: item))
        }
    }

    private func lines(near stretch: Stretch) -> Range<Int> {
        let pitch = itemLength + lineSpacing
        guard pitch > 0 else { return 0..<lineCount }
        let first = ((stretch.start - itemLength) / pitch).rounded(.down)
        let end = (stretch.end / pitch).rounded(.up)
        let limit = Double(lineCount)
        let lower = Int(min(max(first, 0), limit))
        return lower..<max(lower, Int(min(max(end, 0), limit)))
    }
}
