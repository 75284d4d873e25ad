/// Why an item is where it is, in a form to read and one to compute with.
public enum PlacementReason: Sendable, Hashable {
    /// A table's row, from 0.
    case row(Int, of: Int)
    case line(LineReason)
    case column(ColumnReason)
}

extension PlacementReason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .row(let row, let count): "row \(row + 1) of \(count)"
        case .line(let reason): reason.description
        case .column(let reason): reason.description
        }
    }
}

extension Placement {
    /// Why an item is where it is; worked out only when asked.
    public func reason(ofItem item: Int, inSection section: Int) -> PlacementReason? {
        guard sections.indices.contains(section) else { return nil }
        let placed = sections[section]
        guard item >= 0, item < placed.arrangement.count else { return nil }
        switch placed.arrangement {
        case .stack(let stack):
            return .row(item, of: stack.value.count)
        case .grid(let grid):
            guard let spread = placed.lineSpread else { return .row(item, of: grid.count) }
            return .line(grid.reason(of: item, spread))
        case .lines(let lines):
            return placed.lineSpread.map { .line(lines.value.reason(of: item, $0)) }
        case .columns(let columns):
            return .column(columns.value.reason(of: item))
        }
    }
}

extension SectionPlacement {
    /// The rules by which a flow spread its lines.
    fileprivate var lineSpread: LineSpread? {
        guard case .flow(let options) = layout else { return nil }
        return LineSpread(
            alignment: options.alignment,
            room: itemsBreadth,
            minimumGap: metrics.interitemSpacing
        )
    }
}

extension GridArrangement {
    fileprivate func reason(of item: Int, _ spread: LineSpread) -> LineReason {
        let line = item / columns
        let isLast = line == lineCount - 1
        let onLine = isLast ? count - line * columns : columns
        let placed = keepsColumns ? columns : onLine
        let sum = breadth * Double(placed)
        let followsFullLine = isLast && !keepsColumns
        let wrap = LineReason.Wrap(
            used: breadth * Double(columns) + spread.minimumGap * Double(columns - 1),
            gap: spread.minimumGap,
            length: breadth,
            room: spread.room
        )
        return LineReason(
            line: line,
            position: item % columns,
            itemsOnLine: onLine,
            gap: spread.position(sum: sum, count: placed, isLast: followsFullLine).gap,
            placing: spread.placing(sum: sum, count: placed, isLast: followsFullLine),
            gridColumns: keepsColumns && columns > 1 ? columns : nil,
            wrap: line > 0 && item % columns == 0 ? wrap : nil
        )
    }
}

extension LineArrangement {
    fileprivate func reason(of item: Int, _ spread: LineSpread) -> LineReason {
        let line = line(of: item)
        let items = items(ofLine: line)
        let sum = items.reduce(0) { $0 + breadth(of: $1) }
        let isLast = line == lineCount - 1
        return LineReason(
            line: line,
            position: item - items.lowerBound,
            itemsOnLine: items.count,
            gap: spread.position(sum: sum, count: items.count, isLast: isLast).gap,
            placing: spread.placing(sum: sum, count: items.count, isLast: isLast),
            gridColumns: nil,
            wrap: item == items.lowerBound ? wrap(ofLine: line, spread) : nil
        )
    }

    private func wrap(ofLine line: Int, _ spread: LineSpread) -> LineReason.Wrap? {
        guard line > 0 else { return nil }
        let above = items(ofLine: line - 1)
        let used = above.reduce(0) { $0 + breadth(of: $1) } + spread.minimumGap * Double(above.count - 1)
        return LineReason.Wrap(
            used: used,
            gap: spread.minimumGap,
            length: breadth(of: above.upperBound),
            room: spread.room
        )
    }
}

extension ColumnArrangement {
    fileprivate func reason(of item: Int) -> ColumnReason {
        ColumnReason(column: firstLane(of: item), span: span(of: item), columns: lanes.count, order: order)
    }
}
