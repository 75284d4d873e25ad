internal import Diagnostics

/// The options of all verbs that make something of pages, understood.
struct PageOptions: Sendable {
    let sources: [PageSource]
    let variants: [Variant]
    private let isStrict: Bool
    private var base: PageRequest

    /// Understands the options; a page or data called `-` comes from standard input.
    init(_ arguments: Arguments, in session: Session) throws(CommandFailure) {
        variants = try TraitOptions(arguments).variants()
        let jobs = try Self.jobs(arguments) ?? session.processorCount
        let viewport = try Self.viewport(arguments)
        sources = arguments.operands.map(PageSource.init)
        isStrict = arguments.contains(.strict)
        base = PageRequest(
            page: .standardInput,
            variant: Variant(),
            data: arguments.value(of: .data).map(PageSource.init),
            imageFolder: arguments.value(of: .images),
            fontFolders: arguments.values(of: .fontFolder),
            viewport: viewport,
            jobs: jobs
        )
        guard inputs.count(where: { $0 == .standardInput }) <= 1 else {
            throw .usage("standard input is named twice", remedy: "give \"-\" once")
        }
    }

    /// True when a page or the data comes from standard input.
    var readsStandardInput: Bool { inputs.contains(.standardInput) }

    private var inputs: [PageSource] { sources + [base.data].compactMap(\.self) }

    /// The files that the command line names.
    var files: [String] {
        inputs.compactMap { if case .file(let path) = $0 { path } else { nil } }
    }

    /// The options with what is on standard input, if anything of them comes from there.
    func readingInput(in session: Session) throws(CommandFailure) -> PageOptions {
        var options = self
        if readsStandardInput { options.base.standardInput = try session.readInput() }
        return options
    }

    /// How the command ends when the work was done and these were met on the way.
    func exitCode(for diagnostics: some Sequence<Diagnostic>) -> ExitCode {
        let hasFindings = diagnostics.contains { diagnostic in
            switch diagnostic.severity {
            case .error: true
            case .warning: isStrict
            case .note: false
            }
        }
        return hasFindings ? .findings : .success
    }

    /// The request for one picture of one page.
    func request(for page: PageSource, _ variant: Variant) -> PageRequest {
        var request = base
        request.page = page
        request.variant = variant
        return request
    }

    private static func jobs(_ arguments: Arguments) throws(CommandFailure) -> Int? {
        guard let text = arguments.value(of: .jobs) else { return nil }
        guard let jobs = Int(text), (1...256).contains(jobs) else {
            throw .usage("--jobs is \"\(text)\"", remedy: "expected a whole number from 1 to 256")
        }
        return jobs
    }

    private static func viewport(_ arguments: Arguments) throws(CommandFailure) -> PageRequest.Viewport? {
        let text = arguments.value(of: .offset)
        guard arguments.contains(.viewport) else {
            if text == nil { return nil }
            throw .usage("--offset scrolls a screen", remedy: "add --viewport, or leave --offset out")
        }
        guard let offset = NumberText.parse(text ?? "0") else {
            throw .usage("--offset is \"\(text ?? "")\"", remedy: "expected a number of points")
        }
        return PageRequest.Viewport(offset: offset)
    }
}
