import Foundation
import Listshot

/// Draws one page with its data, as a whole or stage by stage.
struct PageBenchmark {
    private let path: String
    private let loader: PageLoader
    private let fonts: FontSet

    init(page: String, data: String) throws {
        path = page
        loader = PageLoader(data: .file(path: data))
        fonts = try FontSet.debian()
    }

    private func load() throws -> LoadedPage {
        let page = try loader.load(path: path)
        for diagnostic in page.diagnostics where diagnostic.severity == .error {
            throw BenchmarkError.brokenPage("\(diagnostic)")
        }
        return page
    }

    /// One screen again and again: measured, laid out, drawn and encoded; page and data are read once.
    func screenTime(runs: Int) throws -> Double {
        let page = try load()
        let renderer = PageRenderer(fonts: fonts)
        return try Stopwatch.median(of: runs) {
            let layout = try renderer.layOut(page, traits: page.traits, jobs: 2)
            let picture = layout.picture(viewport: Viewport())
            try renderer.drawing.writePNG(of: picture, jobs: 2, to: MemorySink())
        }
    }

    /// The times of all stages of the whole page on one thread, in the order of the pipeline.
    ///
    /// Sizes and texts are made anew; fonts and buffers are warm from a first pass.
    func stageTimes() throws -> [(stage: String, milliseconds: Double)] {
        let renderer = PageRenderer(fonts: fonts)
        _ = try pass(with: renderer)
        return try pass(with: renderer)
    }

    private func pass(with renderer: PageRenderer) throws -> [(stage: String, milliseconds: Double)] {
        let (parse, page) = try Stopwatch.once { try load() }
        let list = page.list(images: ImageStore(page.assets))
        let sizes = SizeCache()
        let environment = TextEnvironment(fonts: fonts, traits: page.traits, cache: TextCache())
        let adapt = {
            try ListAdapter(
                content: list.content,
                registry: list.registry,
                environment: environment,
                sizeCache: sizes
            )
        }
        let (measureAndLayout, adapter) = try Stopwatch.once(adapt)
        // With every size in the cache, what is left is the layout.
        let (layout, _) = try Stopwatch.once(adapt)
        let (views, picture) = Stopwatch.once { ListPainter(adapter).picture() }
        let (draw, _) = try Stopwatch.once { try renderer.drawing.digest(of: picture) }
        let (drawAndEncode, _) = try Stopwatch.once {
            try renderer.drawing.writePNG(of: picture, to: MemorySink())
        }
        return [
            ("parse", parse), ("measure", measureAndLayout - layout), ("layout", layout), ("views", views),
            ("draw", draw), ("encode", drawAndEncode - draw),
        ]
    }
}
