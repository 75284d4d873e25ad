import Synchronization

/// Values that all workers share, the least recently used ones dropped when their bytes exceed a limit.
///
/// Two workers that miss at once both make the value; it is the same one.
final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Slot {
        let value: Value
        let byteCount: Int
        var lastUse: Int
    }

    private struct State {
        var slots: [Key: Slot] = [:]
        var byteCount = 0
        var uses = 0
    }

    private let state = Mutex(State())
    private let byteLimit: Int

    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    func value<Failure: Error>(
        for key: Key,
        byteCount: (Value) -> Int,
        make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let present = state.withLock({ Self.use(key, in: &$0) }) { return present }
        let value = try make()
        let bytes = byteCount(value)
        state.withLock { state in
            guard bytes <= byteLimit, state.slots[key] == nil else { return }
            state.slots[key] = Slot(value: value, byteCount: bytes, lastUse: state.uses)
            state.byteCount += bytes
            while state.byteCount > byteLimit { Self.dropOldest(in: &state) }
        }
        return value
    }

    private static func use(_ key: Key, in state: inout State) -> Value? {
        state.uses += 1
        state.slots[key]?.lastUse = state.uses
        return state.slots[key]?.value
    }

    private static func dropOldest(in state: inout State) {
        guard let oldest = state.slots.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
        state.byteCount -= oldest.value.byteCount
        state.slots[oldest.key] = nil
    }
}
