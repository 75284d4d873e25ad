internal import Foundation

/// Shares a length among competing views.
enum StackSharing {
    /// A view's wishes along the stack.
    struct Claim {
        var length: CGFloat
        var least: CGFloat
        var most: CGFloat
        /// Hugging when there is too much room, compression resistance when there is too little.
        var priority: Double
    }

    /// Makes the views of the lowest hugging priority longer until the room is filled.
    ///
    /// UIKit stretches one of several equal views and does not document which: the last, as text in rows of label
    /// and value reads best when the value's box takes the rest. What it may not take, the one before it gets.
    static func grown(_ claims: [Claim], to room: CGFloat) -> [CGFloat] {
        var lengths = claims.map(\.length)
        var free = room - lengths.reduce(0, +)
        let order = claims.indices.sorted {
            (claims[$0].priority, -$0) < (claims[$1].priority, -$1)
        }
        for index in order where free > 0 {
            let share = min(free, max(0, claims[index].most - lengths[index]))
            lengths[index] += share
            free -= share
        }
        return lengths
    }

    /// Makes views shorter, the lowest compression resistance first; among equals the longest gives way first.
    static func shrunk(_ claims: [Claim], to room: CGFloat) -> [CGFloat] {
        var lengths = claims.map(\.length)
        for priority in Set(claims.map(\.priority)).sorted() {
            let excess = lengths.reduce(0, +) - room
            guard excess > 0 else { break }
            let group = claims.indices.filter { claims[$0].priority == priority }
            let total = max(0, group.reduce(0) { $0 + lengths[$1] } - excess)
            let cap = commonCap(group.map { claims[$0] }, total: total)
            for index in group {
                lengths[index] = min(lengths[index], max(cap, claims[index].least))
            }
        }
        return lengths
    }

    /// The length at which to cap all so that they add up to a total, none below its least.
    private static func commonCap(_ claims: [Claim], total: CGFloat) -> CGFloat {
        var total = total
        var open = claims
        while true {
            let cap = commonCap(open.map(\.length), total: max(0, total))
            let stiff = open.filter { min($0.least, $0.length) > cap }
            guard !stiff.isEmpty else { return cap }
            open.removeAll { min($0.least, $0.length) > cap }
            total -= stiff.reduce(0) { $0 + min($1.least, $1.length) }
        }
    }

    private static func commonCap(_ lengths: [CGFloat], total: CGFloat) -> CGFloat {
        var left = total
        let sorted = lengths.sorted()
        for (index, length) in sorted.enumerated() {
            let share = left / CGFloat(sorted.count - index)
            if length >= share { return share }
            left -= length
        }
        return .infinity
    }

    /// Equal gaps, except that none is smaller than its minimum.
    static func evenGaps(_ minimum: [CGFloat], even: CGFloat, total: CGFloat) -> [CGFloat] {
        let large = minimum.filter { $0 > even }
        guard !large.isEmpty, large.count < minimum.count else { return minimum.map { max($0, even) } }
        let rest = (total - large.reduce(0, +)) / CGFloat(minimum.count - large.count)
        return minimum.map { $0 > even ? $0 : max($0, rest) }
    }

    /// Gaps that put the views' centres at equal distances, never smaller than their minimum.
    static func centeringGaps(_ lengths: [CGFloat], minimum: [CGFloat], total: CGFloat) -> [CGFloat] {
        guard let first = lengths.first, let last = lengths.last else { return minimum }
        let pitch = (total - first / 2 - last / 2) / CGFloat(lengths.count - 1)
        var gaps = minimum.indices.map { pitch - (lengths[$0] + lengths[$0 + 1]) / 2 }
        let lack = minimum.indices.reduce(CGFloat(0)) { $0 + max(0, minimum[$1] - gaps[$1]) }
        let spare = minimum.indices.reduce(CGFloat(0)) { $0 + max(0, gaps[$1] - minimum[$1]) }
        guard lack > 0, spare > 0 else { return gaps }
        for index in gaps.indices {
            let excess = gaps[index] - minimum[index]
            gaps[index] = excess < 0 ? minimum[index] : gaps[index] - excess / spare * lack
        }
        return gaps
    }
}
