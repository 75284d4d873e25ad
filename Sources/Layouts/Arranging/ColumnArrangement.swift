/// A waterfall's items; kept are each item's start and its first lane.
struct ColumnArrangement: Sendable, Hashable {
    let lanes: Lanes
    let order: WaterfallOrder
    private let lengths: [Double]
    private let starts: [Double]
    private let firstLanes: [UInt16]
    /// Empty when every item covers one lane.
    private let spans: [UInt16]
    private let index: IntervalIndex

    init(lengths: Extents, spans: [UInt16], lanes: Lanes, gap: Double, order: WaterfallOrder) {
        let filling = LaneFilling(
            lengths: lengths.values,
            spans: spans,
            laneCount: lanes.count,
            gap: gap,
            order: order
        )
        let count = filling.lengths.count
        var firstLanes: [UInt16] = []
        var blocks = IntervalIndex.Blocks(capacityForEntries: count)
        starts = [Double](capacity: count) { starts in
            firstLanes = [UInt16](capacity: count) { firstLanes in
                filling.fill(&starts, &firstLanes, &blocks)
            }
        }
        self.lanes = lanes
        self.order = order
        self.lengths = filling.lengths
        self.firstLanes = firstLanes
        self.spans = spans
        index = IntervalIndex(count: count, blocks: blocks)
    }

    var count: Int { starts.count }
    var length: Double { max(0, index.stretch.end) }
    var stretch: Stretch { index.stretch }

    func rect(of item: Int) -> LogicalRect {
        LogicalRect(
            start: starts[item],
            length: lengths[item],
            leading: lanes.leading(of: Int(firstLanes[item])),
            breadth: spans.isEmpty ? lanes.breadth : lanes.breadth(ofSpan: lanes.span(spans[item]))
        )
    }

    func firstLane(of item: Int) -> Int { Int(firstLanes[item]) }

    func span(of item: Int) -> Int { spans.isEmpty ? 1 : lanes.span(spans[item]) }

    func forEachItem(near stretch: Stretch, _ body: (Int, LogicalRect) -> Void) {
        for range in index.ranges(near: stretch) {
            for item in range {
                let start = starts[item]
                guard start < stretch.end, start + lengths[item] > stretch.start else { continue }
                body(item, rect(of: item))
            }
        }
    }
}
