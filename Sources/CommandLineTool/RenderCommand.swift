/// Draws pages.
struct RenderCommand: Command {
    static let verb = Verb(
        name: "render",
        summary: "Draws pages as PNG, SVG or PDF.",
        operands: .pages,
        options: [.output, .format] + Option.traits + [.viewport, .offset] + Option.page + [.watch],
        examples: [
            Verb.Example(line: "listshot render feed.json", meaning: "writes feed.png"),
            Verb.Example(
                line: "listshot render feed.json --appearance light,dark --text-size L,AX3 -o shots/",
                meaning: "writes four pictures: shots/feed.png, shots/feed@AX3.png, shots/feed@dark.png, …"
            ),
            Verb.Example(
                line: "listshot render - --device iphone-16-pro --viewport < feed.json > feed.png",
                meaning: "draws the first screen of a page from standard input"
            ),
        ]
    )

    private let options: PageOptions
    private let plan: OutputPlan
    private let isWatching: Bool

    init(_ arguments: Arguments, in session: Session) throws(CommandFailure) {
        isWatching = arguments.contains(.watch)
        options = try PageOptions(arguments, in: session)
        plan = try OutputPlan(
            pages: options.sources,
            variants: options.variants,
            output: arguments.value(of: .output),
            format: try Self.format(arguments),
            isFolder: OutputFolder.isFolder
        )
        try checkStreams(in: session)
    }

    func run(in session: Session) throws(CommandFailure) -> ExitCode {
        let options = try options.readingInput(in: session)
        let batch = PictureBatch(pictures: plan.pictures, options: options, session: session)
        guard isWatching else { return try batch.draw().exitCode }
        return try watch(batch, in: session)
    }

    private func watch(_ batch: PictureBatch, in session: Session) throws(CommandFailure) -> ExitCode {
        var exitCode = ExitCode.success
        var inputs: [String] = []
        var loop = WatchLoop(pause: session.pause)
        try loop.run(options.files) { changes throws(CommandFailure) in
            if !changes.isEmpty { session.console.note("changed: " + changes.joined(separator: ", ")) }
            let result = try batch.draw()
            exitCode = result.exitCode
            // A page that cannot be read any more names no images; those it had may be what repairs it.
            if result.exitCode == .success || result.exitCode == .findings { inputs = result.inputs }
            return inputs
        }
        return exitCode
    }

    private func checkStreams(in session: Session) throws(CommandFailure) {
        let readsInput = options.readsStandardInput
        let writesOutput = plan.pictures.contains { $0.destination == .standardOutput }
        if isWatching && (readsInput || writesOutput) {
            throw .usage(
                "--watch needs files, not standard \(readsInput ? "input" : "output")",
                remedy: "name the page and the picture"
            )
        }
        if writesOutput && session.console.isOutputTerminal {
            throw .usage(
                "a picture cannot be shown on a terminal",
                remedy: "name a file with -o FILE, or send standard output to one"
            )
        }
    }

    private static func format(_ arguments: Arguments) throws(CommandFailure) -> PictureFormat? {
        guard let text = arguments.value(of: .format) else { return nil }
        guard let format = PictureFormat(rawValue: text.lowercased()) else {
            throw .usage("unknown --format \"\(text)\"", remedy: "expected png, svg or pdf")
        }
        return format
    }
}
