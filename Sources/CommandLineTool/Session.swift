internal import Glibc

/// What a verb reaches the outside through: the console, standard input and the library.
struct Session: Sendable {
    let console: Console
    let service: any PageService
    /// How many threads to use when `-j` is not given.
    let processorCount: Int
    /// Seconds since any fixed moment, for the progress line.
    let clock: @Sendable () -> Double
    /// Waits a moment between two looks at watched files; false ends watching.
    let pause: @Sendable () -> Bool
    private let input: Int32

    init(
        console: Console,
        service: any PageService,
        processorCount: Int,
        clock: @escaping @Sendable () -> Double,
        pause: @escaping @Sendable () -> Bool,
        input: Int32 = STDIN_FILENO
    ) {
        self.console = console
        self.service = service
        self.processorCount = processorCount
        self.clock = clock
        self.pause = pause
        self.input = input
    }

    /// Everything on standard input, at most `limit` bytes.
    func readInput(limit: Int = 1 << 30) throws(CommandFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes {
                unsafe Glibc.read(input, $0.baseAddress, $0.count)
            }
            if count == 0 { return bytes }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                let reason = unsafe String(cString: strerror(errno))
                throw CommandFailure(.inputOutput, id: "read-failed", "cannot read standard input: \(reason)")
            }
            bytes += buffer[..<count]
            guard bytes.count <= limit else {
                throw CommandFailure(
                    .badContent,
                    id: "too-large",
                    "standard input has more than \(limit) bytes",
                    remedy: "draw a part of the list"
                )
            }
        }
    }
}
