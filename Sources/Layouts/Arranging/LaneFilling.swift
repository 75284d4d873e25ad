/// Chooses a lane for each item of a waterfall and stacks the items there.
///
/// The gap follows every item of a lane, also one of zero length. Each of the three ways writes starts and lanes
/// item by item and sums up 32 items at a time for the index.
struct LaneFilling {
    let lengths: [Double]
    /// Empty when every item covers one lane.
    let spans: [UInt16]
    let laneCount: Int
    let gap: Double
    let order: WaterfallOrder

    /// Lanes whose ends differ by no more count as equally short.
    static let tolerance = 1e-6

    func fill(
        _ starts: inout OutputSpan<Double>,
        _ firstLanes: inout OutputSpan<UInt16>,
        _ blocks: inout IntervalIndex.Blocks
    ) {
        if !spans.isEmpty || order != .shortestFirst {
            fillBySpan(&starts, &firstLanes, &blocks)
        } else if laneCount <= SortedLanes.capacity {
            fillFewLanes(&starts, &firstLanes, &blocks)
        } else {
            fillManyLanes(&starts, &firstLanes, &blocks)
        }
    }

    /// Up to four lanes, kept sorted by their ends.
    private func fillFewLanes(
        _ starts: inout OutputSpan<Double>,
        _ firstLanes: inout OutputSpan<UInt16>,
        _ blocks: inout IntervalIndex.Blocks
    ) {
        let lengths = lengths.span
        var lanes = SortedLanes(count: laneCount)
        var item = 0
        while item < lengths.count {
            let blockEnd = min(item + IntervalIndex.blockSize, lengths.count)
            var covered = Stretch.nothing
            while item < blockEnd {
                if lanes.isTied { lanes = lanes.withLowestTiedFirst() }
                let start = lanes.shortestEnd
                let length = lengths[item]
                starts.append(start)
                firstLanes.append(lanes.shortest)
                lanes.extendShortest(to: start + (length + gap))
                covered.cover(start, start + length)
                item += 1
            }
            blocks.append(covered)
        }
    }

    /// Any number of lanes: looks at all of them for each item.
    private func fillManyLanes(
        _ starts: inout OutputSpan<Double>,
        _ firstLanes: inout OutputSpan<UInt16>,
        _ blocks: inout IntervalIndex.Blocks
    ) {
        let lengths = lengths.span
        var ends = [Double](repeating: 0, count: laneCount)
        var item = 0
        while item < lengths.count {
            let blockEnd = min(item + IntervalIndex.blockSize, lengths.count)
            var covered = Stretch.nothing
            while item < blockEnd {
                var shortest = ends[0]
                for end in ends { shortest = end < shortest ? end : shortest }
                let limit = shortest + Self.tolerance
                var lane = 0
                while ends[lane] > limit { lane += 1 }
                let start = ends[lane]
                let length = lengths[item]
                ends[lane] = start + (length + gap)
                starts.append(start)
                firstLanes.append(UInt16(truncatingIfNeeded: lane))
                covered.cover(start, start + length)
                item += 1
            }
            blocks.append(covered)
        }
    }

    /// Spans and fixed orders: an item starts below the longest of the lanes that it covers.
    private func fillBySpan(
        _ starts: inout OutputSpan<Double>,
        _ firstLanes: inout OutputSpan<UInt16>,
        _ blocks: inout IntervalIndex.Blocks
    ) {
        var ends = [Double](repeating: 0, count: laneCount)
        var turn = 0
        var item = 0
        while item < lengths.count {
            let blockEnd = min(item + IntervalIndex.blockSize, lengths.count)
            var covered = Stretch.nothing
            while item < blockEnd {
                let span = spans.isEmpty ? 1 : min(Int(spans[item]), laneCount)
                let lane = order == .shortestFirst ? shortest(of: ends, span) : inTurn(&turn, span)
                let start = longest(of: ends, lane, span)
                let end = start + (lengths[item] + gap)
                for lane in lane..<lane + span { ends[lane] = end }
                starts.append(start)
                firstLanes.append(UInt16(truncatingIfNeeded: lane))
                covered.cover(start, start + lengths[item])
                item += 1
            }
            blocks.append(covered)
        }
    }

    /// The first of the neighbouring lanes below which an item of a span starts highest.
    private func shortest(of ends: [Double], _ span: Int) -> Int {
        let last = laneCount - span
        guard last > 0 else { return 0 }
        var least = Double.infinity
        for lane in 0...last { least = min(least, longest(of: ends, lane, span)) }
        let limit = least + Self.tolerance
        return (0...last).first { longest(of: ends, $0, span) <= limit } ?? 0
    }

    private func longest(of ends: [Double], _ lane: Int, _ span: Int) -> Double {
        var longest = ends[lane]
        for next in lane..<lane + span { longest = max(longest, ends[next]) }
        return longest
    }

    /// The next lane in turn; an item that no longer fits into the round begins the next one.
    private func inTurn(_ turn: inout Int, _ span: Int) -> Int {
        if turn + span > laneCount { turn = 0 }
        defer { turn = (turn + span) % laneCount }
        return order == .rightToLeft ? laneCount - turn - span : turn
    }
}
