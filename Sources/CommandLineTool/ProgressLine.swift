/// Says on a terminal what takes longer than a second.
final class ProgressLine {
    private let console: Console
    private let total: Int
    /// Seconds since any fixed moment; shows up in no result.
    private let clock: () -> Double
    private let start: Double
    private var lastShown: Double
    private var isShown = false
    private var current = (number: 0, name: "", byteCount: 0)

    init(total: Int, console: Console, clock: @escaping () -> Double) {
        self.total = total
        self.console = console
        self.clock = clock
        start = clock()
        lastShown = start
    }

    /// The next of the pictures is begun.
    func begin(_ name: String) {
        current = (current.number + 1, name, 0)
        show()
    }

    /// So many more bytes of the picture are there.
    func advance(by byteCount: Int) {
        current.byteCount += byteCount
        show()
    }

    /// Takes the line away, so that results can be printed.
    func clear() {
        guard isShown else { return }
        console.status("")
        isShown = false
    }

    /// Nothing in the first second, then ten times a second at most.
    private func show() {
        let now = clock()
        guard console.isErrorTerminal, now - start >= 1, now - lastShown >= 0.1 else { return }
        lastShown = now
        isShown = true
        let count = total > 1 ? "\(current.number)/\(total) " : ""
        let size = current.byteCount >= 1 << 20 ? " (\(current.byteCount >> 20) MiB)" : ""
        console.status("drawing \(count)\(current.name)\(size)")
    }
}
