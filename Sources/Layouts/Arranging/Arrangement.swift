/// Where a section's items are, relative to the place where its items begin.
enum Arrangement: Sendable, Hashable {
    case stack(Boxed<StackArrangement>)
    case grid(GridArrangement)
    case lines(Boxed<LineArrangement>)
    case columns(Boxed<ColumnArrangement>)

    /// How far the items reach along the scroll direction.
    var length: Double {
        switch self {
        case .stack(let stack): stack.value.length
        case .grid(let grid): grid.length
        case .lines(let lines): lines.value.length
        case .columns(let columns): columns.value.length
        }
    }

    var count: Int {
        switch self {
        case .stack(let stack): stack.value.count
        case .grid(let grid): grid.count
        case .lines(let lines): lines.value.count
        case .columns(let columns): columns.value.count
        }
    }

    /// What the items cover; starts before 0 only with negative spacings.
    var stretch: Stretch {
        switch self {
        case .stack(let stack): Stretch(start: 0, end: stack.value.length)
        case .grid(let grid): grid.stretch
        case .lines(let lines): lines.value.stretch
        case .columns(let columns): columns.value.stretch
        }
    }

    func rect(of item: Int) -> LogicalRect {
        switch self {
        case .stack(let stack): stack.value.rect(of: item)
        case .grid(let grid): grid.rect(of: item)
        case .lines(let lines): lines.value.rect(of: item)
        case .columns(let columns): columns.value.rect(of: item)
        }
    }

    /// Calls the body with at least the items that overlap a stretch, in order.
    func forEachItem(near stretch: Stretch, _ body: (Int, LogicalRect) -> Void) {
        switch self {
        case .stack(let stack): stack.value.forEachItem(near: stretch, body)
        case .grid(let grid): grid.forEachItem(near: stretch, body)
        case .lines(let lines): lines.value.forEachItem(near: stretch, body)
        case .columns(let columns): columns.value.forEachItem(near: stretch, body)
        }
    }
}
