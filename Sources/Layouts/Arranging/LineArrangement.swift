/// A flow of items of differing sizes, line by line.
///
/// Kept: one number per item (its distance from the leading inset) and 16 bytes per line; everything else follows
/// from the sizes.
struct LineArrangement: Sendable, Hashable {
    private let lengths: [Double]
    private let breadths: [Double]
    private let leadings: [Double]
    private let lines: Lines
    private let index: IntervalIndex

    /// What is known of each line.
    private struct Lines: Sendable, Hashable {
        var firstItems: [Int32] = []
        var starts: [Double] = []
        /// The item that is as long as the line.
        var longestItems: [Int32] = []

        init(capacity: Int) {
            firstItems.reserveCapacity(capacity)
            starts.reserveCapacity(capacity)
            longestItems.reserveCapacity(capacity)
        }
    }

    init(lengths: Extents, breadths: Extents, lineSpacing: Double, spread: LineSpread) {
        self.lengths = lengths.values
        self.breadths = breadths.values
        let (lengths, breadths) = (self.lengths, self.breadths)
        var lines = Lines(capacity: Self.probableLineCount(breadths, spread))
        var start = 0.0
        leadings = [Double](capacity: lengths.count) { leadings in
            var first = 0
            while first < lengths.count {
                let line = Self.line(from: first, lengths.span, breadths.span, spread)
                Self.append(line, first, breadths.span, spread, to: &leadings)
                lines.firstItems.append(Int32(truncatingIfNeeded: first))
                lines.starts.append(start)
                lines.longestItems.append(Int32(truncatingIfNeeded: line.longest))
                start += line.length + lineSpacing
                first = line.end
            }
        }
        self.lines = lines
        index = IntervalIndex(count: lines.starts.count) {
            let start = lines.starts[$0]
            return Stretch(start: start, end: start + lengths[Int(lines.longestItems[$0])])
        }
    }

    var count: Int { leadings.count }
    var length: Double { max(0, index.stretch.end) }
    var stretch: Stretch { index.stretch }
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
        for range in index.ranges(near: stretch) {
            for line in range {
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

    /// The items of one line before it is spread.
    private struct Line {
        var end: Int
        var sum: Double
        var longest: Int
        var length: Double
    }

    /// Takes items while they fit (semantics 6.1); the first always does.
    @inline(__always)
    private static func line(
        from first: Int,
        _ lengths: Span<Double>,
        _ breadths: Span<Double>,
        _ spread: LineSpread
    ) -> Line {
        let limit = spread.room + LineSpread.tolerance
        var line = Line(end: first + 1, sum: breadths[first], longest: first, length: lengths[first])
        var used = line.sum
        while line.end < lengths.count, used <= limit {
            let breadth = breadths[line.end]
            let next = used + spread.minimumGap + breadth
            guard next <= limit else { break }
            used = next
            line.sum += breadth
            let length = lengths[line.end]
            line.longest = length > line.length ? line.end : line.longest
            line.length = length > line.length ? length : line.length
            line.end += 1
        }
        return line
    }

    @inline(__always)
    private static func append(
        _ line: Line,
        _ first: Int,
        _ breadths: Span<Double>,
        _ spread: LineSpread,
        to leadings: inout OutputSpan<Double>
    ) {
        let isLast = line.end == breadths.count
        let position = spread.position(sum: line.sum, count: line.end - first, isLast: isLast)
        var leading = position.start
        var item = first
        while item < line.end {
            leadings.append(leading)
            leading += breadths[item] + position.gap
            item += 1
        }
    }

    /// Room for a few more lines than a thousand items of the section would suggest.
    ///
    /// Memory that is not written to costs nothing; growing while lines are added costs a copy.
    private static func probableLineCount(_ breadths: [Double], _ spread: LineSpread) -> Int {
        let step = max(1, breadths.count / 1000)
        var used = 0.0
        var samples = 0.0
        for item in stride(from: 0, to: breadths.count, by: step) {
            used += breadths[item] + spread.minimumGap
            samples += 1
        }
        let lines = Double(breadths.count) * used / max(1, samples * spread.room) * 1.4
        return Int(min(max(lines, 16), Double(breadths.count)))
    }
}
