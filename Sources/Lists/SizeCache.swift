internal import Foundation
internal import Synchronization

/// Remembers what cells measured, under everything the measure depends on and nothing less.
public final class SizeCache: Sendable {
    private struct State {
        var sizes: [SizeKey: CGSize] = [:]
        var hits = 0
        var measures = 0
    }

    private let state = Mutex(State())

    public init() {}

    /// How often a size was found, and how often a cell had to measure.
    public var counters: (hits: Int, measures: Int) {
        state.withLock { ($0.hits, $0.measures) }
    }

    /// The sizes that are known, in the order of the keys.
    func sizes(for keys: [SizeKey?]) -> [CGSize?] {
        state.withLock { state in
            keys.map { key in key.flatMap { state.sizes[$0] } }
        }
    }

    func insert(_ sizes: [(key: SizeKey?, size: CGSize)], hits: Int) {
        state.withLock { state in
            state.hits += hits
            state.measures += sizes.count
            for case (let key?, let size) in sizes { state.sizes[key] = size }
        }
    }
}
