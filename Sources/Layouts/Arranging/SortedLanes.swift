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
        var ends = SIMD4(shortestEnd, second, third, fourth)
        var lanes = SIMD4(order & 0xff, order >> 8 & 0xff, order >> 16 & 0xff, order >> 24)
        var position = 0
        for other in 1..<4 where ends[other] <= limit && lanes[other] < lanes[position] { position = other }
        let (end, lane) = (ends[position], lanes[position])
        while position > 0 {
            ends[position] = ends[position - 1]
            lanes[position] = lanes[position - 1]
            position -= 1
        }
        var result = self
        (result.shortestEnd, result.second, result.third, result.fourth) = (end, ends[1], ends[2], ends[3])
        result.order = lane | lanes[1] << 8 | lanes[2] << 16 | lanes[3] << 24
        return result
    }

    private static func sign(_ value: Double) -> UInt64 { value.bitPattern &>> 63 }
}
