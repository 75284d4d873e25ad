import Synchronization
import Testing

@testable import CommandLineTool

@Suite struct ProgressLineTests {
    private final class Clock: Sendable {
        let now = Mutex(0.0)

        func set(_ time: Double) { now.withLock { $0 = time } }
    }

    private let clock = Clock()

    @Test func `what takes less than a second says nothing`() throws {
        let recording = try Recording(isTerminal: true)
        let progress = progress(recording, total: 2)
        progress.begin("a.png")
        clock.set(0.99)
        progress.begin("b.png")
        progress.advance(by: 5_000_000)
        progress.end()
        #expect(try recording.errors == "")
    }

    @Test func `after a second the picture and its size are told, and taken away again`() throws {
        let recording = try Recording(isTerminal: true)
        let progress = progress(recording, total: 3)
        progress.begin("a.png")
        progress.begin("b.png")
        clock.set(1)
        progress.advance(by: 3 << 20)
        clock.set(1.05)
        progress.advance(by: 1 << 20)
        clock.set(2.5)
        progress.tick()
        progress.end()
        clock.set(4)
        progress.tick()
        progress.end()
        #expect(
            try recording.errors
                == "\r\u{1B}[Kdrawing 2/3 b.png (3 MiB) 1 s\r\u{1B}[Kdrawing 2/3 b.png (4 MiB) 2 s\r\u{1B}[K"
        )
    }

    @Test func `a file is told no progress`() throws {
        let recording = try Recording()
        let progress = progress(recording, total: 1)
        progress.begin("a.png")
        clock.set(5)
        progress.advance(by: 1)
        progress.end()
        #expect(try recording.errors == "")
    }

    private func progress(_ recording: Recording, total: Int) -> ProgressLine {
        ProgressLine(total: total, console: recording.session.console) { clock.now.withLock { $0 } }
    }
}
