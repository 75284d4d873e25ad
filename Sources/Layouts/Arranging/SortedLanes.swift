/// The ends of up to four lanes, sorted, so that the shortest is always at hand.
///
/// Replacing the first by a longer one is three minima and maxima and some bit arithmetic, without a branch that
/// the processor would mispredict for every other item; that is what makes a million items cheap. Lanes that do
/// not exist have infinite ends and stay last.
struct SortedLanes {
    static let capacity = 4

    private(set) var shortestEnd = 0.0
    private var second: Double
    private var third: Double
    private var fourth: Double
    /// The lanes in the order of their ends, one per byte, the shortest lowest.
    private var order: UInt32 = 0x0302_0100

    init(count: Int) {
        second = count > 1 ? 0 : .infinity
        third = count > 2 ? 0 : .infinity
        fourth = count > 3 ? 0 : .infinity
    }

    var shortest: UInt16 { UInt16(truncatingIfNeeded: order & 0xff) }

    /// True if another lane is as short within the tolerance.
    var isTied: Bool { second <= shortestEnd + LaneFilling.tolerance }

    /// Moves the end of the shortest lane and sorts it in.
    mutating func extendShortest(to end: Double) {
        // The sign bit of (x - end) is 1 where x < end: counts the lanes that are now shorter, times 8 bits.
        let shorter = Self.sign(second - end) &+ Self.sign(third - end) &+ Self.sign(fourth - end)
        let shift = UInt32(truncatingIfNeeded: shorter &* 8)
        let lane = order & 0xff
        let rest = order &>> 8
        let before = (1 as UInt32) &<< shift &- 1
        order = rest & before | lane &<< shift | (rest & ~before) &<< 8
        shortestEnd = second < end ? second : end
        let longer = second < end ? end : second
        second = third < longer ? third : longer
        let longest = third < longer ? longer : third
        third = fourth < longest ? fourth : longest
        fourth = fourth < longest ? longest : fourth
    }

    /// The lowest lane of those as short as the shortest comes first, the others keep their order.
    @inline(never)
    func withLowestTiedFirst() -> SortedLanes {
        let limit = shortestEnd + LaneFilling.tolerance
        let lanes = (order & 0xff, order >> 8 & 0xff, order >> 16 & 0xff, order >> 24)
        var (lowest, position) = (lanes.0, 0)
        if second <= limit, lanes.1 < lowest { (lowest, position) = (lanes.1, 1) }
        if third <= limit, lanes.2 < lowest { (lowest, position) = (lanes.2, 2) }
        if fourth <= limit, lanes.3 < lowest { (lowest, position) = (lanes.3, 3) }
        var result = self
        switch position {
        case 0:
            return self
        case 1:
            (result.shortestEnd, result.second) = (second, shortestEnd)
            result.order = lowest | lanes.0 << 8 | order & 0xffff_0000
        case 2:
            (result.shortestEnd, result.second, result.third) = (third, shortestEnd, second)
            result.order = lowest | lanes.0 << 8 | lanes.1 << 16 | order & 0xff00_0000
        default:
            (result.shortestEnd, result.second) = (fourth, shortestEnd)
            (result.third, result.fourth) = (second, third)
            result.order = lowest | order << 8
        }
        return result
    }

    private static func sign(_ value: Double) -> UInt64 { value.bitPattern &>> 63 }
}
