internal import Diagnostics

/// The command as a value: arguments in, output on the session's console, exit code out.
struct Tool {
    static let commands: [any Command.Type] = [
        RenderCommand.self, LayoutCommand.self, InspectCommand.self, SchemaCommand.self,
    ]

    let session: Session

    /// Runs the command with the arguments after the program's name.
    func run(_ arguments: [String]) -> ExitCode {
        do {
            return try perform(arguments)
        } catch {
            error.diagnostics.forEach(session.console.report)
            return error.exitCode
        }
    }

    private func perform(_ arguments: [String]) throws(CommandFailure) -> ExitCode {
        let verbs = Self.commands.map { $0.verb }
        switch try ArgumentParser(verbs: verbs).parse(arguments) {
        case .help(nil): try session.console.print(HelpText(verbs: verbs).overview)
        case .help(let verb?): try session.console.print(HelpText(verbs: verbs).text(for: verb))
        case .version: try session.console.print("listshot \(session.service.version)")
        case .completionScript(let shell):
            try session.console.print(CompletionScript(verbs: verbs).text(for: shell))
        case .verb(let verb, let arguments):
            return try command(verb, arguments).run(in: session)
        }
        return .success
    }

    private func command(_ verb: Verb, _ arguments: Arguments) throws(CommandFailure) -> any Command {
        guard let type = Self.commands.first(where: { $0.verb.name == verb.name }) else {
            throw CommandFailure(.internalError, id: "unknown-verb", "no command for \"\(verb.name)\"")
        }
        return try type.init(arguments, in: session)
    }
}
