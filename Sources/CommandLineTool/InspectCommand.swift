internal import ImageCoding

/// Prints what a golden says of itself.
struct InspectCommand: Command {
    static let verb = Verb(
        name: "inspect",
        summary: "Prints the environment and the tree that a picture was drawn with.",
        operands: Verb.Operands(form: ValueForm("FILE.png", .files(["png"])), minimum: 1, maximum: 1),
        options: [],
        examples: [
            Verb.Example(
                line: "listshot inspect Goldens/feed/feed.png",
                meaning: "shows versions, fonts, traits and views"
            )
        ]
    )

    private let path: String

    init(_ arguments: Arguments, in session: Session) throws(CommandFailure) {
        path = arguments.operands[0]
    }

    func run(in session: Session) throws(CommandFailure) -> ExitCode {
        let records = try records()
        guard !records.isEmpty else {
            throw CommandFailure(
                .badContent,
                id: "no-records",
                "the picture says nothing of itself",
                remedy: "only pictures that listshot wrote as PNG can be inspected",
                file: path
            )
        }
        let texts = records.map { record in
            let lines = record.text.split(separator: "\n", omittingEmptySubsequences: false)
            return ([record.keyword] + lines.map { $0.isEmpty ? "" : "  \($0)" }).joined(separator: "\n")
        }
        try session.console.print(texts.joined(separator: "\n\n"))
        return .success
    }

    private func records() throws(CommandFailure) -> [PNGText] {
        do {
            return try PNG.metadata(path: path).texts
        } catch {
            throw CommandFailure(error)
        }
    }
}
