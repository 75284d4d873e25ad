internal import Diagnostics

/// Prints the frames of a page.
struct LayoutCommand: Command {
    static let verb = Verb(
        name: "layout",
        summary: "Prints the frames of cells, headers and footers, with the reasons.",
        operands: .page,
        options: [.json] + Option.traits + Option.page,
        examples: [
            Verb.Example(
                line: "listshot layout feed.json --width 320",
                meaning: "shows where everything is on the narrowest phone"
            ),
            Verb.Example(
                line: "listshot layout feed.json --json > feed.layout.json",
                meaning: "the same for a program"
            ),
        ]
    )

    private let options: PageOptions
    private let isJSON: Bool

    init(_ arguments: Arguments, in session: Session) throws(CommandFailure) {
        options = try PageOptions(arguments, in: session)
        isJSON = arguments.contains(.json)
    }

    func run(in session: Session) throws(CommandFailure) -> ExitCode {
        let options = try options.readingInput(in: session)
        var reports: [LayoutReport] = []
        for source in options.sources {
            for variant in options.variants {
                reports.append(try session.service.layout(options.request(for: source, variant)))
            }
        }
        if isJSON {
            try session.console.print(try LayoutReport.json(reports))
        } else {
            try session.console.print(reports.map(\.text).joined(separator: "\n\n"))
        }
        var told: Set<Diagnostic> = []
        for diagnostic in reports.flatMap(\.diagnostics) where told.insert(diagnostic).inserted {
            session.console.report(diagnostic)
        }
        return options.exitCode(for: told)
    }
}
