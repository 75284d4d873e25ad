/// A flow of items of differing sizes, line by line.
///
/// Kept: one number per item (its distance from the leading inset) and 16 bytes per line; everything else follows
/// from the sizes.
struct LineArrangement: Sendable, Hashable {
    private let lengths: Extents
    private let breadths: Extents
    private let leadings: [Double]
    private let lines: Lines
    private let index: IntervalIndex

    /// What is known of each line.
    private struct Lines: Sendable, Hashable {
        var firstItems: [Int32] = []
        var starts: [Double] = []
        /// The item that is as long as the line.
        var longestItems: [Int32] = []
    }

    init(lengths: Extents, breadths: Extents, lineSpacing: Double, spread: LineSpread) {
        var lines = Lines()
        var start = 0.0
        let itemCount = lengths.count
        leadings = [Double](capacity: itemCount) { leadings in
            var first = 0
            while first < itemCount {
                let line = Self.line(from: first, lengths, breadths, spread)
                let isLast = line.end == itemCount
                let count = line.end - first
                let position = spread.position(sum: line.sum, count: count, isLast: isLast)
                var leading = position.start
                for item in first..<line.end {
                    leadings.append(leading)
                    leading += breadths[item] + position.gap
                }
                lines.firstItems.append(Int32(first))
                lines.starts.append(start)
                lines.longestItems.append(Int32(line.longest))
                start += lengths[line.longest] + lineSpacing
                first = line.end
            }
        }
        self.lengths = lengths
        self.breadths = breadths
        self.lines = lines
        index = IntervalIndex(count: lines.starts.count) {
            let start = lines.starts[$0]
            return Stretch(start: start, end: start + lengths[Int(lines.longestItems[$0])])
        }
    }

    var count: Int { leadings.count }
    var length: Double { max(0, index.end) }
    var stretch: Stretch { Stretch(start: index.start, end: index.end) }
    var lineCount: Int { lines.starts.count }

    func rect(of item: Int) -> LogicalRect {
        rect(of: item, line: line(of: item))
    }

    /// The number of the line that an item is on.
    func line(of item: Int) -> Int {
        var low = 0
        var high = lines.firstItems.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lines.firstItems[middle]) <= item { low = middle } else { high = middle }
        }
        return low
    }

    func items(ofLine line: Int) -> Range<Int> {
        let next = line + 1
        let end = next < lines.firstItems.count ? Int(lines.firstItems[next]) : count
        return Int(lines.firstItems[line])..<end
    }

    func breadth(of item: Int) -> Double { breadths[item] }

    func forEachItem(near stretch: Stretch, _ body: (Int, LogicalRect) -> Void) {
        index.forEachBlock(overlapping: stretch) { block in
            for line in block {
                let start = lines.starts[line]
                let end = start + lengths[Int(lines.longestItems[line])]
                guard start < stretch.end, end > stretch.start else { continue }
                for item in items(ofLine: line) { body(item, rect(of: item, line: line)) }
            }
        }
    }

    private func rect(of item: Int, line: Int) -> LogicalRect {
        let length = lengths[item]
        let lineLength = lengths[Int(lines.longestItems[line])]
        return LogicalRect(
            start: lines.starts[line] + (lineLength - length) / 2,
            length: length,
            leading: leadings[item],
            breadth: breadths[item]
        )
    }

    /// Takes items while they fit (semantics 6.1); the first always does.
    private static func line(
        from first: Int,
        _ lengths: Extents,
        _ breadths: Extents,
        _ spread: LineSpread
    ) -> (end: Int, sum: Double, longest: Int) {
        let limit = spread.room + LineSpread.tolerance
        let itemCount = lengths.count
        var sum = breadths[first]
        var used = sum
        var longest = first
        var longestLength = lengths[first]
        var item = first + 1
        while item < itemCount, used <= limit {
            let breadth = breadths[item]
            let next = used + spread.minimumGap + breadth
            guard next <= limit else { break }
            used = next
            sum += breadth
            if lengths[item] > longestLength {
                longest = item
                longestLength = lengths[item]
            }
            item += 1
        }
        return (item, sum, longest)
    }
}
