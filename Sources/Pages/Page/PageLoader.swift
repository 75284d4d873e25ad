internal import Diagnostics
internal import Foundation

/// Reads pages with their data, and checks them as a whole.
///
///     let loaded = try PageLoader().load(path: "feed.json")
///     for diagnostic in loaded.diagnostics { print(diagnostic) }
public struct PageLoader: Sendable {
    /// A data document in place of the page's own.
    public enum DataSource: Sendable, Hashable {
        case file(path: String)
        case bytes([UInt8], name: String)
    }

    public var data: DataSource?
    /// Folders besides the page's own that pictures may come from.
    public var imageFolders: [String]
    /// True when pages may name files anywhere.
    public var allowsOutside: Bool
    /// Cell classes that pages may bind besides their own templates.
    public var classNames: Set<String>

    public init(
        data: DataSource? = nil,
        imageFolders: [String] = [],
        allowsOutside: Bool = false,
        classNames: Set<String> = []
    ) {
        self.data = data
        self.imageFolders = imageFolders
        self.allowsOutside = allowsOutside
        self.classNames = classNames
    }

    /// Reads a page file.
    public func load(path: String) throws(PageError) -> LoadedPage {
        let folder = path.lastIndex(of: "/").map { String(path[...$0].dropLast()) } ?? "."
        let isInRoot = path.hasPrefix("/") && folder.isEmpty
        return try load(PageFile.bytes(at: path), name: path, folder: isInRoot ? "/" : folder)
    }

    /// Reads a page from memory; its files are looked for in `folder`.
    public func load(_ bytes: [UInt8], name: String, folder: String) throws(PageError) -> LoadedPage {
        let document = JSONReader.read(bytes, name: name)
        var assets = AssetFolders(folders: [folder], allowsOutside: allowsOutside)
        let reading = Reading(document.source)
        guard let root = document.root else {
            assets.folders += imageFolders
            return LoadedPage(
                page: Page.read([:], Reading(document.source)),
                content: PageContent(sections: []),
                assets: assets,
                diagnostics: document.diagnostics
            )
        }
        if BodyPage.matches(root) {
            assets.folders += imageFolders
            let (page, content) = BodyPage.read(root, assets: assets, reading)
            return loaded(page, content, assets, document.diagnostics, reading)
        }
        let page = Page.read(root, reading)
        assets.folders += folders(of: page, beside: assets, reading) + imageFolders
        let data = try dataDocument(of: page, assets: assets, reading)
        var content = PageContent(sections: [])
        if data?.diagnostics.isEmpty ?? true {
            var builder = ContentBuilder(
                page: page,
                root: data?.root,
                classNames: classNames,
                reading: reading
            )
            content = builder.content()
        }
        return loaded(page, content, assets, document.diagnostics, reading, data?.diagnostics ?? [])
    }

    private func loaded(
        _ page: Page,
        _ content: PageContent,
        _ assets: AssetFolders,
        _ syntax: [Diagnostic],
        _ reading: Reading,
        _ data: [Diagnostic] = []
    ) -> LoadedPage {
        ContentCheck(page: page, assets: assets, reading: reading).check(content)
        return LoadedPage(
            page: page,
            content: content,
            assets: assets,
            diagnostics: Self.sorted(syntax + reading.diagnostics) + data
        )
    }

    private func folders(of page: Page, beside assets: AssetFolders, _ reading: Reading) -> [String] {
        page.imageFolders.compactMap { name in
            let folder = name.hasPrefix("/") ? name : (assets.folders.first ?? ".") + "/" + name
            if assets.holds(folder) { return folder }
            reading.error(
                "outside",
                "the folder \(JSONValue.quoted(name)) lies outside of the page's folder",
                remedy: "move it beside the page, or name it with --images",
                at: page.offsets["imageFolder"] ?? 0
            )
            return nil
        }
    }

    private func dataDocument(
        of page: Page,
        assets: AssetFolders,
        _ reading: Reading
    ) throws(PageError) -> JSONDocument? {
        switch data {
        case .file(let path): return JSONReader.read(try PageFile.bytes(at: path), name: path)
        case .bytes(let bytes, let name): return JSONReader.read(bytes, name: name)
        case nil: break
        }
        guard let name = page.dataFile else { return nil }
        let offset = page.offsets["dataFile"] ?? 0
        switch assets.find(name) {
        case .found(let path): return JSONReader.read(try PageFile.bytes(at: path), name: path)
        case .missing:
            reading.error("missing-file", "no file \(JSONValue.quoted(name)) beside the page", at: offset)
        case .outside:
            reading.error(
                "outside",
                "\(JSONValue.quoted(name)) lies outside of the page's folder",
                remedy: "move it beside the page, or name it with --data",
                at: offset
            )
        }
        return nil
    }

    /// By place, what has none last; what has the same place stays in the order it was found.
    static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        func position(_ diagnostic: Diagnostic) -> (line: Int, column: Int) {
            (diagnostic.place?.line ?? .max, diagnostic.place?.column ?? .max)
        }
        return diagnostics.enumerated().sorted { a, b in
            let (first, second) = (position(a.element), position(b.element))
            return (first.line, first.column, a.offset) < (second.line, second.column, b.offset)
        }
        .map(\.element)
    }
}
