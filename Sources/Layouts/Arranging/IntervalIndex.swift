/// Finds the entries that overlap a stretch without looking at all of them.
///
/// Entries are grouped in blocks of 32, blocks in blocks of 32 and so on; each block knows the least start and the
/// greatest end inside it. So neither a sorted order nor a bound on lengths is needed (spans, negative gaps and one
/// very tall item cost nothing extra), at half a byte per entry. A search of nearly sorted entries visits a few
/// blocks per level.
struct IntervalIndex: Sendable, Hashable {
    static let blockSize = 32

    private let count: Int
    /// All levels one after the other: level 0 has one block per 32 entries, the last level at most 32 blocks.
    private let blocks: Blocks
    private let levels: [Range<Int>]

    struct Blocks: Sendable, Hashable {
        private(set) var starts: [Double] = []
        private(set) var ends: [Double] = []

        /// No blocks yet, with room for those of so many entries.
        init(capacityForEntries count: Int) {
            let capacity = count / (IntervalIndex.blockSize - 1) + 2
            starts.reserveCapacity(capacity)
            ends.reserveCapacity(capacity)
        }

        var count: Int { starts.count }

        mutating func append(_ stretch: Stretch) {
            starts.append(stretch.start)
            ends.append(stretch.end)
        }

        func stretch(of range: Range<Int>) -> Stretch {
            var all = Stretch.nothing
            for block in range { all.cover(starts[block], ends[block]) }
            return all
        }
    }

    /// An index over blocks that were summed up while the entries were made.
    init(count: Int, blocks: Blocks) {
        var blocks = blocks
        var levels = [0..<blocks.count]
        while let below = levels.last, below.count > Self.blockSize {
            for first in stride(from: below.lowerBound, to: below.upperBound, by: Self.blockSize) {
                blocks.append(blocks.stretch(of: first..<min(first + Self.blockSize, below.upperBound)))
            }
            levels.append(below.upperBound..<blocks.count)
        }
        self.count = count
        self.blocks = blocks
        self.levels = levels
    }

    /// An index over entries given by a function.
    init(count: Int, stretchOfEntry: (Int) -> Stretch) {
        var blocks = Blocks(capacityForEntries: count)
        for first in stride(from: 0, to: count, by: Self.blockSize) {
            var all = Stretch.nothing
            for entry in first..<min(first + Self.blockSize, count) {
                let stretch = stretchOfEntry(entry)
                all.cover(stretch.start, stretch.end)
            }
            blocks.append(all)
        }
        self.init(count: count, blocks: blocks)
    }

    /// What all entries cover together; nothing at 0 without entries.
    var stretch: Stretch {
        guard count > 0, let top = levels.last else { return Stretch(start: 0, end: 0) }
        return blocks.stretch(of: top)
    }

    /// The ranges of entries that may overlap a stretch, in order; neighbouring blocks make one range.
    func ranges(near stretch: Stretch) -> [Range<Int>] {
        var found: [Range<Int>] = []
        guard count > 0 else { return found }
        let top = levels.count - 1
        search(levels[top], level: top, stretch, &found)
        return found
    }

    private func search(_ range: Range<Int>, level: Int, _ stretch: Stretch, _ found: inout [Range<Int>]) {
        let origin = levels[level].lowerBound
        let below = level > 0 ? levels[level - 1] : 0..<count
        for block in range where blocks.starts[block] < stretch.end && blocks.ends[block] > stretch.start {
            let first = below.lowerBound + (block - origin) * Self.blockSize
            let children = first..<min(first + Self.blockSize, below.upperBound)
            if level > 0 {
                search(children, level: level - 1, stretch, &found)
            } else if let last = found.last, last.upperBound == first {
                found[found.count - 1] = last.lowerBound..<children.upperBound
            } else {
                found.append(children)
            }
        }
    }
}
