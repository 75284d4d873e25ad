/// The options of all verbs that make something of pages, understood.
struct PageOptions: Sendable {
    let sources: [PageSource]
    let variants: [Variant]
    let isStrict: Bool
    private let base: PageRequest

    /// Reads the options; a page called `-` is read from standard input.
    init(_ arguments: Arguments, in session: Session) throws(CommandFailure) {
        variants = try TraitOptions(arguments).variants()
        let jobs = try Self.jobs(arguments) ?? session.processorCount
        let viewport = try Self.viewport(arguments)
        sources = try Self.sources(arguments.operands, in: session)
        isStrict = arguments.contains(.strict)
        base = PageRequest(
            page: .file(""),
            variant: Variant(),
            dataFile: arguments.value(of: .data),
            imageFolder: arguments.value(of: .images),
            fontFolders: arguments.values(of: .fontFolder),
            viewport: viewport,
            jobs: jobs
        )
    }

    /// The files that the command line names.
    var files: [String] {
        let pages = sources.compactMap { if case .file(let path) = $0 { path } else { nil } }
        return pages + [base.dataFile].compactMap(\.self)
    }

    /// The request for one picture of one page.
    func request(for page: PageSource, _ variant: Variant) -> PageRequest {
        var request = base
        request.page = page
        request.variant = variant
        return request
    }

    private static func sources(
        _ operands: [String],
        in session: Session
    ) throws(CommandFailure) -> [PageSource] {
        guard operands.count(where: { $0 == "-" }) <= 1 else {
            throw .usage("standard input is named twice", remedy: "give \"-\" once")
        }
        var sources: [PageSource] = []
        for operand in operands {
            sources.append(operand == "-" ? .standardInput(try session.readInput()) : .file(operand))
        }
        return sources
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
