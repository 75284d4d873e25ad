/// Finds the entries that overlap a stretch without looking at all of them.
///
/// Entries are grouped in blocks of 32, blocks in blocks of 32 and so on; each block knows the least start and the
/// greatest end inside it. So neither a sorted order nor a bound on lengths is needed (spans, negative gaps and one
/// very tall item cost nothing extra), at half a byte per entry. A search of nearly sorted entries visits a few
/// blocks per level.
struct IntervalIndex: Sendable, Hashable {
    static let blockSize = 32

    private let count: Int
    /// Level 0 has one entry per 32 items; the last level has at most 32 entries.
    private var levels: [Level]

    struct Level: Sendable, Hashable {
        var starts: [Double] = []
        var ends: [Double] = []

        mutating func append(start: Double, end: Double) {
            starts.append(start)
            ends.append(end)
        }
    }

    /// An index over blocks that were summed up while the entries were made.
    init(count: Int, blocks: Level) {
        self.count = count
        levels = [blocks]
        while let last = levels.last, last.starts.count > Self.blockSize {
            levels.append(Self.summary(of: last))
        }
    }

    /// An index over entries given by a function.
    init(count: Int, stretchOfEntry: (Int) -> Stretch) {
        var blocks = Level()
        for first in stride(from: 0, to: count, by: Self.blockSize) {
            var start = Double.infinity
            var end = -Double.infinity
            for entry in first..<min(first + Self.blockSize, count) {
                let stretch = stretchOfEntry(entry)
                start = min(start, stretch.start)
                end = max(end, stretch.end)
            }
            blocks.append(start: start, end: end)
        }
        self.init(count: count, blocks: blocks)
    }

    /// The greatest end of all entries; 0 without entries.
    var end: Double { levels.last?.ends.max() ?? 0 }
    /// The least start of all entries; 0 without entries.
    var start: Double { levels.last?.starts.min() ?? 0 }

    /// Calls the body with the blocks of entries that may overlap a stretch, in order.
    func forEachBlock(overlapping stretch: Stretch, _ body: (Range<Int>) -> Void) {
        guard count > 0 else { return }
        let top = levels.count - 1
        visit(0..<levels[top].starts.count, level: top, stretch, body)
    }

    private func visit(_ range: Range<Int>, level: Int, _ stretch: Stretch, _ body: (Range<Int>) -> Void) {
        let below = level == 0 ? count : levels[level - 1].starts.count
        for index in range
        where levels[level].starts[index] < stretch.end && levels[level].ends[index] > stretch.start {
            let first = index * Self.blockSize
            let children = first..<min(first + Self.blockSize, below)
            if level == 0 {
                body(children)
            } else {
                visit(children, level: level - 1, stretch, body)
            }
        }
    }

    private static func summary(of level: Level) -> Level {
        var result = Level()
        for first in stride(from: 0, to: level.starts.count, by: blockSize) {
            let block = first..<min(first + blockSize, level.starts.count)
            result.append(
                start: level.starts[block].min() ?? .infinity,
                end: level.ends[block].max() ?? -.infinity
            )
        }
        return result
    }
}
