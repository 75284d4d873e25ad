/// A waterfall's columns, or its rows when it scrolls horizontally.
struct Lanes: Sendable, Hashable {
    let count: Int
    let breadth: Double
    let gap: Double

    func leading(of lane: Int) -> Double {
        Double(lane) * (breadth + gap)
    }

    /// The breadth of an item that covers some lanes and the gaps between them.
    func breadth(ofSpan span: Int) -> Double {
        breadth * Double(span) + gap * Double(span - 1)
    }

    /// How many lanes a span really covers.
    func span(_ span: UInt16) -> Int {
        min(Int(span), count)
    }
}

extension WaterfallOptions {
    /// The lanes that fit into the room between a section's insets.
    func lanes(room: Double, gap: Double, section: Int) throws(LayoutError) -> Lanes {
        switch columns {
        case .count(let count):
            return try sharing(room: room, among: Double(count), gap: gap, section: section)
        case .width(let width):
            let count = try fitting(width, room: room, gap: gap, section: section)
            return Lanes(count: Int(count), breadth: min(width, room), gap: gap)
        case .minimumWidth(let width):
            let count = try fitting(width, room: room, gap: gap, section: section)
            return try sharing(room: room, among: count, gap: gap, section: section)
        }
    }

    private func sharing(
        room: Double,
        among count: Double,
        gap: Double,
        section: Int
    ) throws(LayoutError) -> Lanes {
        guard count >= 1 else { throw .tooFewColumns(section: section, columns: Int(count)) }
        guard count <= Double(LayoutError.maximumColumnCount) else {
            throw .tooManyColumns(section: section, columns: count)
        }
        return Lanes(count: Int(count), breadth: max(0, (room - gap * (count - 1)) / count), gap: gap)
    }

    private func fitting(
        _ width: Double,
        room: Double,
        gap: Double,
        section: Int
    ) throws(LayoutError) -> Double {
        guard width > 0, width.isFinite, width + gap > 0 else {
            throw .invalidFigure(section: section, what: "column width", value: width)
        }
        let count = max(1, ((room + gap + LineSpread.tolerance) / (width + gap)).rounded(.down))
        guard count <= Double(LayoutError.maximumColumnCount) else {
            throw .tooManyColumns(section: section, columns: count)
        }
        return count
    }
}
