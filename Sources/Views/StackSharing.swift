internal import Foundation

/// Shares a length among competing views.
enum StackSharing {
    /// Makes the views of the lowest hugging priority longer until the room is filled; of several, all equally.
    static func grown(
        _ lengths: [CGFloat],
        to room: CGFloat,
        priorities: [Double],
        fixed: [Bool]
    ) -> [CGFloat] {
        let free = lengths.indices.filter { !fixed[$0] }
        guard let lowest = free.map({ priorities[$0] }).min() else { return lengths }
        let growing = free.filter { priorities[$0] == lowest }
        // UIKit stretches one of several equal views and does not document which: the last, as text in rows
        // of label and value reads best when the value's box takes the rest.
        guard let chosen = growing.last else { return lengths }
        var result = lengths
        result[chosen] += room - lengths.reduce(0, +)
        return result
    }

    /// Makes views shorter, the lowest compression resistance first; among equals the longest gives way first.
    static func shrunk(
        _ lengths: [CGFloat],
        to room: CGFloat,
        priorities: [Double],
        fixed: [Bool]
    ) -> [CGFloat] {
        var result = lengths
        let free = lengths.indices.filter { !fixed[$0] }
        for priority in Set(free.map { priorities[$0] }).sorted() {
            let excess = result.reduce(0, +) - room
            guard excess > 0 else { break }
            let group = free.filter { priorities[$0] == priority }
            let groupRoom = max(0, group.reduce(0) { $0 + result[$1] } - excess)
            let cap = commonCap(group.map { result[$0] }, total: groupRoom)
            for index in group { result[index] = min(result[index], cap) }
        }
        return result
    }

    /// The length at which to cap all so that they add up to a total.
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
