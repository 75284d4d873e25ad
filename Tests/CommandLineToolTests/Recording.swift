import Foundation
import Synchronization

@testable import CommandLineTool

/// A session whose streams are files, so that what was told can be read afterwards.
final class Recording {
    let session: Session
    let service: FakeService
    private let folder: TemporaryFolder
    private let files: [FileHandle]

    init(
        service: FakeService = FakeService(),
        input: String = "",
        environment: [String: String] = [:],
        isTerminal: Bool = false,
        clock: @escaping @Sendable () -> Double = { 0 },
        pause: @escaping @Sendable () -> Bool = { false }
    ) throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "output")
        try folder.write("", to: "errors")
        try folder.write(input, to: "input")
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("output")))
        let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("errors")))
        let source = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.file("input")))
        files = [output, errors, source]
        self.service = service
        session = Session(
            console: Console(
                output: output.fileDescriptor,
                errors: errors.fileDescriptor,
                environment: environment,
                isTerminal: { _ in isTerminal }
            ),
            service: service,
            processorCount: 4,
            clock: clock,
            pause: pause,
            input: source.fileDescriptor
        )
    }

    var output: String { get throws { try folder.text(of: "output") } }
    var errors: String { get throws { try folder.text(of: "errors") } }

    /// Runs the command.
    func run(_ arguments: String...) -> ExitCode {
        Tool(session: session).run(arguments)
    }
}
