import Diagnostics
import Graphics
import ImageCoding
import Synchronization

@testable import CommandLineTool

/// A library that draws every page as its name, and remembers what it was asked for.
final class FakeService: PageService {
    let version = "1.2.3"
    let pageSchema = "{}"
    private let diagnostics: [Diagnostic]
    /// Pages that cannot be drawn, with how they fail; some bytes are written before that.
    private let failures: [String: CommandFailure]
    private let inputs: [String]
    private let asked = Mutex<[PageRequest]>([])

    init(
        diagnostics: [Diagnostic] = [],
        failures: [String: CommandFailure] = [:],
        inputs: [String] = []
    ) {
        self.diagnostics = diagnostics
        self.failures = failures
        self.inputs = inputs
    }

    var requests: [PageRequest] { asked.withLock { $0 } }

    func render(
        _ request: PageRequest,
        as format: PictureFormat,
        to sink: any ByteSink
    ) throws(CommandFailure) -> RenderOutcome {
        asked.withLock { $0.append(request) }
        do {
            try sink.write(Array("\(format.rawValue) of \(request.page.stem)".utf8))
        } catch {
            throw CommandFailure(error)
        }
        if let failure = failures[request.page.stem] { throw failure }
        return RenderOutcome(diagnostics: diagnostics, inputs: inputs)
    }

    func layout(_ request: PageRequest) throws(CommandFailure) -> LayoutReport {
        asked.withLock { $0.append(request) }
        if let failure = failures[request.page.stem] { throw failure }
        return LayoutReport(
            page: request.page.name,
            variant: request.variant.name,
            traits: request.variant.traits(),
            contentWidth: 375,
            contentHeight: 76.5,
            elements: [
                .init(kind: .header, section: 0, className: "Title", x: 0, y: 0, width: 375, height: 32),
                .init(
                    kind: .cell,
                    section: 0,
                    item: 10,
                    className: "ArticleCell",
                    x: 0,
                    y: 32,
                    width: 375,
                    height: 44.5,
                    reasons: ["sized itself", "clipped"]
                ),
            ],
            diagnostics: diagnostics
        )
    }
}
