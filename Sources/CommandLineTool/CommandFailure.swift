internal import Diagnostics

/// Why the command ends early: what to tell the user and the exit code to end with.
struct CommandFailure: Error, Sendable, Hashable {
    let exitCode: ExitCode
    let diagnostics: [Diagnostic]

    /// The reader of standard output has gone, as in `listshot layout page.json | head`: nothing to tell.
    static let closedPipe = CommandFailure(exitCode: .success, diagnostics: [])

    init(exitCode: ExitCode, diagnostics: [Diagnostic]) {
        self.exitCode = exitCode
        self.diagnostics = diagnostics
    }

    init(_ exitCode: ExitCode, id: String, _ message: String, remedy: String? = nil, file: String? = nil) {
        let place = file.map { SourcePlace(file: $0) }
        self.init(
            exitCode: exitCode,
            diagnostics: [
                Diagnostic(id: id, severity: .error, place: place, message: message, remedy: remedy)
            ]
        )
    }

    /// The arguments are wrong in a way that `remedy` puts right.
    static func usage(_ message: String, remedy: String? = nil) -> CommandFailure {
        CommandFailure(.usage, id: "usage", message, remedy: remedy)
    }
}
