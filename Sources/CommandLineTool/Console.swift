internal import Diagnostics
internal import Glibc
internal import ImageCoding

/// Standard output for results and standard error for everything else.
///
/// It writes with `write(2)`: nothing is buffered, so the order of lines is the order of calls, and a reader
/// that went away is an error value instead of a signal.
struct Console: Sendable {
    /// True when results are shown to a person and raw picture bytes would be noise.
    let isOutputTerminal: Bool
    /// True when status lines can be drawn over.
    let isErrorTerminal: Bool
    private let output: Int32
    private let errors: Int32
    private let usesColor: Bool

    /// A console over two file descriptors.
    ///
    /// `NO_COLOR` (no-color.org: any value but the empty one) and `TERM=dumb` in the environment turn colour off.
    init(
        output: Int32 = STDOUT_FILENO,
        errors: Int32 = STDERR_FILENO,
        environment: [String: String],
        isTerminal: (Int32) -> Bool = { isatty($0) == 1 }
    ) {
        self.output = output
        self.errors = errors
        isOutputTerminal = isTerminal(output)
        isErrorTerminal = isTerminal(errors)
        let wantsNoColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        usesColor = isErrorTerminal && !wantsNoColor && environment["TERM"] != "dumb"
    }

    /// Prints a result and ends the line.
    func print(_ text: String) throws(CommandFailure) {
        do {
            try write(Array((text + "\n").utf8))
        } catch {
            throw CommandFailure(error)
        }
    }

    /// Writes the bytes of a result.
    func write(_ bytes: [UInt8]) throws(ImageCodingError) {
        let code = unsafe bytes.withUnsafeBytes { unsafe Self.writeAll($0, to: output) }
        guard code != 0 else { return }
        throw .cannotWrite(path: "standard output", reason: SystemFailure(code: code))
    }

    /// Tells something that is no result; that nobody can read it is no reason to stop.
    func note(_ text: String) {
        tell(text + "\n")
    }

    /// Tells a diagnostic, its severity coloured on a terminal.
    func report(_ diagnostic: Diagnostic) {
        let line = diagnostic.description
        guard usesColor else { return note(line) }
        let word = "\(diagnostic.severity.rawValue):"
        let color =
            switch diagnostic.severity {
            case .error: 31
            case .warning: 33
            case .note: 36
            }
        note(line.replacing(word, with: "\u{1B}[1;\(color)m\(word)\u{1B}[0m", maxReplacements: 1))
    }

    /// Draws a status over the last one on a terminal; an empty text clears it.
    func status(_ text: String) {
        guard isErrorTerminal else { return }
        tell("\r\u{1B}[K" + text)
    }

    private func tell(_ text: String) {
        let bytes = Array(text.utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe Self.writeAll($0, to: errors) }
    }

    /// Writes everything, carrying on after signals and short writes; the error number, or 0.
    private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var written = 0
        while written < bytes.count {
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[written...])
            let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            if count < 0 { return errno }
            written += count
        }
        return 0
    }
}
