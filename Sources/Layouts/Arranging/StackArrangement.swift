/// A table's rows: one after the other, all of the same breadth.
struct StackArrangement: Sendable, Hashable {
    let length: Double
    private let lengths: Extents
    private let breadth: Double
    /// Where each row starts; empty when all rows are equally long.
    private let starts: [Double]

    init(lengths: Extents, breadth: Double) {
        self.lengths = lengths
        self.breadth = breadth
        switch lengths {
        case .equal(let value, let count):
            starts = []
            length = value * Double(count)
        case .listed(let values):
            var end = 0.0
            starts = [Double](capacity: values.count) { starts in
                for value in values.span.indices {
                    starts.append(end)
                    end += values[value]
                }
            }
            length = end
        }
    }

    var count: Int { lengths.count }

    func rect(of item: Int) -> LogicalRect {
        LogicalRect(start: start(of: item), length: lengths[item], leading: 0, breadth: breadth)
    }

    func forEachItem(near stretch: Stretch, _ body: (Int, LogicalRect) -> Void) {
        let first = firstItem { start(of: $0) + lengths[$0] > stretch.start }
        var item = first
        while item < count, start(of: item) < stretch.end {
            body(item, rect(of: item))
            item += 1
        }
    }

    private func start(of item: Int) -> Double {
        switch lengths {
        case .equal(let value, _): value * Double(item)
        case .listed: starts[item]
        }
    }

    /// The first item for which a condition holds that holds for all items after it.
    private func firstItem(where condition: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
