/// A table's rows of differing lengths: one after the other, all of the same breadth.
struct StackArrangement: Sendable, Hashable {
    let length: Double
    private let lengths: [Double]
    private let breadth: Double
    private let starts: [Double]

    init(lengths: [Double], breadth: Double) {
        var end = 0.0
        starts = [Double](capacity: lengths.count) { starts in
            for length in lengths {
                starts.append(end)
                end += length
            }
        }
        self.lengths = lengths
        self.breadth = breadth
        length = end
    }

    var count: Int { lengths.count }

    func rect(of item: Int) -> LogicalRect {
        LogicalRect(start: starts[item], length: lengths[item], leading: 0, breadth: breadth)
    }

    func forEachItem(near stretch: Stretch, _ body: (Int, LogicalRect) -> Void) {
        var item = firstItem(endingAfter: stretch.start)
        while item < count, starts[item] < stretch.end {
            body(item, rect(of: item))
            item += 1
        }
    }

    private func firstItem(endingAfter position: Double) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] + lengths[middle] > position { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
