import Diagnostics
import Foundation
import Glibc
import ImageCoding
import Testing

@testable import CommandLineTool

@Suite struct ConsoleTests {
    private let problem = Diagnostic(
        id: "unknown-layout",
        severity: .error,
        place: SourcePlace(file: "feed.json", line: 12, column: 5),
        message: "unknown layout \"tabel\"",
        remedy: "did you mean \"table\"?"
    )

    @Test func `results go to standard output and all else to standard error`() throws {
        let recording = try Recording()
        try recording.session.console.print("result")
        recording.session.console.note("note")
        #expect(try recording.output == "result\n")
        #expect(try recording.errors == "note\n")
    }

    @Test(
        arguments: [
            (false, [:], "feed.json:12:5: error: unknown layout \"tabel\"; did you mean \"table\"?\n"),
            (
                true, [:],
                "feed.json:12:5: \u{1B}[1;31merror:\u{1B}[0m unknown layout \"tabel\"; did you mean \"table\"?\n"
            ),
            (
                true, ["NO_COLOR": "1"],
                "feed.json:12:5: error: unknown layout \"tabel\"; did you mean \"table\"?\n"
            ),
            (
                true, ["NO_COLOR": ""],
                "feed.json:12:5: \u{1B}[1;31merror:\u{1B}[0m unknown layout \"tabel\"; did you mean \"table\"?\n"
            ),
            (
                true, ["TERM": "dumb"],
                "feed.json:12:5: error: unknown layout \"tabel\"; did you mean \"table\"?\n"
            ),
        ] as [(Bool, [String: String], String)]
    )
    func `only a terminal that wants colour gets it`(
        isTerminal: Bool,
        environment: [String: String],
        expected: String
    ) throws {
        let recording = try Recording(environment: environment, isTerminal: isTerminal)
        recording.session.console.report(problem)
        #expect(try recording.errors == expected)
    }

    @Test func `a status is drawn on a terminal only`() throws {
        let file = try Recording()
        file.session.console.status("drawing")
        #expect(try file.errors == "")
        let terminal = try Recording(isTerminal: true)
        terminal.session.console.status("drawing")
        #expect(try terminal.errors == "\r\u{1B}[Kdrawing")
    }

    @Test func `a reader that went away ends quietly with 0`() throws {
        signal(SIGPIPE, SIG_IGN)
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let console = Console(output: pipe.fileHandleForWriting.fileDescriptor, environment: [:])
        let failure = #expect(throws: CommandFailure.self) { try console.print("result") }
        #expect(failure == .closedPipe)
        #expect(failure?.exitCode.rawValue == 0)
        #expect(failure?.diagnostics == [])
    }

    @Test func `a full disk behind standard output ends with 74`() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let console = Console(output: full.fileDescriptor, environment: [:])
        let failure = try #require(throws: CommandFailure.self) { try console.print("result") }
        #expect(failure.exitCode.rawValue == 74)
        #expect(failure.diagnostics[0].place?.file == "standard output")
    }

    @Test(
        arguments: [
            (ImageCodingError.cannotCreate(path: "x", reason: SystemFailure(code: ENOENT)), 73),
            (.cannotWrite(path: "x", reason: SystemFailure(code: ENOSPC)), 74),
            (.cannotWrite(path: "x", reason: SystemFailure(code: EPIPE)), 0),
            (.cannotRead(path: "x", reason: SystemFailure(code: ENOENT)), 66),
            (.cannotRead(path: "x", reason: SystemFailure(code: EACCES)), 66),
            (.cannotRead(path: "x", reason: SystemFailure(code: EIO)), 74),
            (.unusable(name: "x", problem: .empty), 65),
            (.cannotEncode("x"), 65),
        ] as [(ImageCodingError, Int32)]
    )
    func `failures of files have their exit codes`(error: ImageCodingError, code: Int32) {
        #expect(CommandFailure(error).exitCode.rawValue == code)
    }
}
