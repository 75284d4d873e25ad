internal import Synchronization

/// Says on a terminal what takes longer than a second.
final class ProgressLine: Sendable {
    private struct State {
        var number = 0
        var name: String?
        var byteCount = 0
        var lastShown: Double
        var isShown = false
    }

    private let console: Console
    private let total: Int
    /// Seconds since any fixed moment; shows up in no result.
    private let clock: @Sendable () -> Double
    private let start: Double
    private let state: Mutex<State>

    init(total: Int, console: Console, clock: @escaping @Sendable () -> Double) {
        self.total = total
        self.console = console
        self.clock = clock
        start = clock()
        state = Mutex(State(lastShown: start))
    }

    /// The next of the pictures is begun.
    func begin(_ name: String) {
        state.withLock {
            $0.number += 1
            $0.name = name
            $0.byteCount = 0
            show(&$0)
        }
    }

    /// So many more bytes of the picture are there.
    func advance(by byteCount: Int) {
        state.withLock {
            $0.byteCount += byteCount
            show(&$0)
        }
    }

    /// Time has passed; may be called from any thread.
    func tick() {
        state.withLock { show(&$0) }
    }

    /// The picture is done: takes the line away, so that results can be printed.
    func end() {
        state.withLock {
            $0.name = nil
            guard $0.isShown else { return }
            console.status("")
            $0.isShown = false
        }
    }

    /// Nothing in the first second, then ten times a second at most.
    private func show(_ state: inout State) {
        let now = clock()
        guard let name = state.name, console.isErrorTerminal else { return }
        guard now - start >= 1, now - state.lastShown >= 0.1 else { return }
        state.lastShown = now
        state.isShown = true
        let count = total > 1 ? "\(state.number)/\(total) " : ""
        let size = state.byteCount >= 1 << 20 ? " (\(state.byteCount >> 20) MiB)" : ""
        let seconds = " \(Int(now - start)) s"
        console.status("drawing \(count)\(name)\(size)\(seconds)")
    }
}
