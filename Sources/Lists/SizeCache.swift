internal import Foundation
internal import Graphics
internal import Synchronization

/// Remembers what cells measured, under everything the measure depends on and nothing less.
public final class SizeCache: Sendable {
    struct Key: Hashable, @unchecked Sendable {
        var className: String
        /// True in a flow, where the measured width counts.
        var isFreeWidth: Bool
        var data: AnyHashable
        var offered: CGSize
        var traits: Traits

        func hash(into hasher: inout Hasher) {
            hasher.combine(className)
            hasher.combine(data)
            hasher.combine(offered.width)
        }
    }

    private struct State {
        var sizes: [Key: CGSize] = [:]
        var hits = 0
        var measures = 0
    }

    private let state = Mutex(State())

    public init() {}

    /// How often a size was found, and how often a cell had to measure.
    public var counters: (hits: Int, measures: Int) {
        state.withLock { ($0.hits, $0.measures) }
    }

    func size(for key: Key?, measure: () -> CGSize) -> CGSize {
        if let key, let known = find(key) { return known }
        let measured = measure()
        state.withLock { state in
            state.measures += 1
            if let key { state.sizes[key] = measured }
        }
        return measured
    }

    private func find(_ key: Key) -> CGSize? {
        state.withLock { state in
            guard let size = state.sizes[key] else { return nil }
            state.hits += 1
            return size
        }
    }
}
