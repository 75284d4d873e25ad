public import Drawing
public import Graphics
public import Lists
public import Pages
public import Text

/// Lays pages out and draws them; keeps fonts and set text from one page to the next.
///
///     let renderer = PageRenderer(fonts: try FontSet.debian())
///     let page = try PageLoader().load(path: "feed.json")
///     let layout = try renderer.layOut(page, traits: page.traits)
///     let bytes = try renderer.drawing.png(of: layout.picture())
public final class PageRenderer: Sendable {
    public let fonts: FontSet
    /// Classes that pages may bind beside their templates.
    public let registry: CellRegistry
    public let drawing = PictureRenderer()
    private let textCache = TextCache()

    public init(fonts: FontSet, registry: CellRegistry = CellRegistry()) {
        self.fonts = fonts
        self.registry = registry
    }

    /// Measures and places everything on a page.
    ///
    /// - Parameters:
    ///   - page: a page without errors.
    ///   - traits: what to lay out for.
    ///   - jobs: threads that work at once; never changes the result.
    /// - Returns: the layout, from which pictures are made.
    /// - Throws: when a class is unknown, or a size is no size.
    public func layOut(_ page: LoadedPage, traits: Traits, jobs: Int = 1) throws(ListError) -> PageLayout {
        let images = ImageStore(page.assets)
        let missing = MissingCharacters()
        let list = page.list(images: images, registry: registry)
        let adapter = try ListAdapter(
            content: list.content,
            registry: list.registry,
            environment: TextEnvironment(fonts: fonts, traits: traits, cache: textCache, missing: missing),
            jobs: jobs
        )
        return PageLayout(page: page, adapter: adapter, images: images, missing: missing)
    }
}
