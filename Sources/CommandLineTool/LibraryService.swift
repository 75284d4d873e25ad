internal import Diagnostics
internal import Drawing
internal import Foundation
internal import Graphics
internal import ImageCoding
internal import Layouts
internal import Listshot
internal import Lists
internal import Pages
internal import Synchronization
internal import Text

/// The library behind the verbs; keeps a renderer for each set of fonts.
final class LibraryService: PageService {
    let version = "0.1.0"
    private let registry: CellRegistry
    private let renderers = Mutex<[[String]: PageRenderer]>([:])

    init(registry: CellRegistry) {
        self.registry = registry
    }

    var pageSchema: String { PageSchema.text }

    func render(
        _ request: PageRequest,
        as format: PictureFormat,
        to sink: any ByteSink
    ) throws(CommandFailure) -> RenderOutcome {
        let page = try load(request)
        let renderer = try renderer(fontFolders: request.fontFolders)
        let layout = try layOut(page, request, renderer)
        let picture = layout.picture(viewport: request.viewport.map { Viewport(offset: $0.offset) })
        do throws(DrawingError) {
            switch format {
            case .png: try renderer.drawing.writePNG(of: picture, jobs: request.jobs, to: sink)
            case .svg: try Self.write(renderer.drawing.svg(of: picture), to: sink)
            case .pdf: try Self.write(renderer.drawing.pdf(of: picture), to: sink)
            }
        } catch {
            throw CommandFailure(error, page: request.page.name)
        }
        return RenderOutcome(
            diagnostics: page.diagnostics + layout.diagnostics,
            inputs: inputs(of: request, page, layout)
        )
    }

    private static func write(_ bytes: [UInt8], to sink: any ByteSink) throws(DrawingError) {
        do {
            try sink.write(bytes)
        } catch {
            throw .output(error)
        }
    }

    func layout(_ request: PageRequest) throws(CommandFailure) -> LayoutReport {
        let page = try load(request)
        let layout = try layOut(page, request, renderer(fontFolders: request.fontFolders))
        let placement = layout.adapter.placement
        return LayoutReport(
            page: request.page.name,
            variant: request.variant.name,
            traits: layout.adapter.environment.traits,
            contentWidth: Double(placement.contentSize.width),
            contentHeight: Double(placement.contentSize.height),
            elements: LayoutElements(layout.adapter).elements,
            diagnostics: page.diagnostics + layout.diagnostics,
            inputs: inputs(of: request, page, layout)
        )
    }

    private func renderer(fontFolders: [String]) throws(CommandFailure) -> PageRenderer {
        if let known = renderers.withLock({ $0[fontFolders] }) { return known }
        do throws(TextError) {
            let fonts = fontFolders.isEmpty ? try FontSet.debian() : try FontSet.folders(fontFolders)
            let made = PageRenderer(fonts: fonts, registry: registry)
            renderers.withLock { $0[fontFolders] = made }
            return made
        } catch {
            throw CommandFailure(.missingInput, id: "no-fonts", "\(error)")
        }
    }

    private func load(_ request: PageRequest) throws(CommandFailure) -> LoadedPage {
        if let folder = request.imageFolder, !OutputFolder.isFolder(folder) {
            throw CommandFailure(.missingInput, id: "no-folder", "no such folder for --images", file: folder)
        }
        let loader = PageLoader(
            data: request.data.map { source in
                switch source {
                case .file(let path): .file(path: path)
                case .standardInput: .bytes(request.standardInput, name: source.name)
                }
            },
            imageFolders: request.imageFolder.map { [$0] } ?? [],
            classNames: Set(registry.names)
        )
        let page: LoadedPage
        do throws(PageError) {
            switch request.page {
            case .file(let path): page = try loader.load(path: path)
            case .standardInput:
                page = try loader.load(request.standardInput, name: request.page.name, folder: ".")
            }
        } catch {
            throw CommandFailure(error)
        }
        guard !page.hasErrors else {
            throw CommandFailure(exitCode: .badContent, diagnostics: page.diagnostics)
        }
        return page
    }

    private func layOut(
        _ page: LoadedPage,
        _ request: PageRequest,
        _ renderer: PageRenderer
    ) throws(CommandFailure) -> PageLayout {
        do throws(ListError) {
            let traits = request.variant.traits(over: page.traits)
            return try renderer.layOut(page, traits: traits, jobs: request.jobs)
        } catch {
            throw CommandFailure(
                .badContent,
                id: "no-layout",
                "the page cannot be laid out: \(error)",
                file: request.page.name
            )
        }
    }

    private func inputs(of request: PageRequest, _ page: LoadedPage, _ layout: PageLayout) -> [String] {
        var inputs: [String] = []
        if case .file(let path) = request.page { inputs.append(path) }
        if case .file(let path)? = request.data { inputs.append(path) }
        return inputs + page.files + layout.imageFiles
    }
}
