/// Prints the JSON Schema of pages.
struct SchemaCommand: Command {
    static let verb = Verb(
        name: "schema",
        summary: "Prints the JSON Schema of pages, for editors and checkers.",
        operands: .none,
        options: [],
        examples: [
            Verb.Example(
                line: "listshot schema > listshot.schema.json",
                meaning: "name this file as \"$schema\" of a page, and your editor completes its keys"
            )
        ]
    )

    init(_ arguments: Arguments, in session: Session) throws(CommandFailure) {}

    func run(in session: Session) throws(CommandFailure) -> ExitCode {
        try session.console.print(session.service.pageSchema)
        return .success
    }
}
