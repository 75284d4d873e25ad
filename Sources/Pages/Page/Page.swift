/// A page document: a list described by its settings, its templates and the entries that fill it.
public struct Page: Sendable {
    public var list: ListSettings
    /// By name.
    public var templates: [String: Template]
    /// All names under `cells`, also of cells that could not be read.
    var templateNames: Set<String>
    /// True for a page of document 003's shape.
    var isBody = false
    /// The folders that the page looks for pictures in, relative to its own.
    public var imageFolders: [String]
    /// The file that `$` paths look into, relative to the page.
    public var dataFile: String?
    var data: [Entry]
    /// True when `data` is one group instead of an array.
    var dataIsOneGroup: Bool
    var headers: [Entry]
    var footers: [Entry]
    var empty: Entry?
    let source: SourceText
    var offsets: [String: Int32] = [:]
}

/// A page while its keys are read.
private struct PageDraft {
    var list: ListSettings?
    var cells: [Template]?
    var data: [Entry]?
    var headers: [Entry]?
    var footers: [Entry]?
    var empty: Entry?
    var dataFile: String?
    var imageFolders: [String]?

    static let table = ObjectTable<PageDraft>(
        "a page",
        [
            Key("$schema", .string, "Where this schema is.") { _, _ in },
            Key("list", \.list, .list, "The list as a whole."),
            Key("cells", \.cells, .templates, "Cells described in the page, by name."),
            Key("data", \.data, .data, "The entries of the list, or of each section."),
            Key(
                "headers",
                \.headers,
                .headers,
                "The sections' headers, null for none; or headers and footers."
            ),
            Key("footers", \.footers, .headers, "The sections' footers, null for none."),
            Key("empty", \.empty, .entry, "The cell of a list without items."),
            Key("dataFile", \.dataFile, .nonEmpty, "A JSON file beside the page that \"$\" paths look into."),
            Key("imageFolder", \.imageFolders, .folders, "Where pictures are, beside the page."),
        ]
    )
}

extension Page {
    /// The schema of pages with all their keys.
    static var schema: Schema { .anyOf([PageDraft.table.schema, BodyPage.schema]) }

    /// Reads a page from its document; what is wrong is left with the reading.
    static func read(_ value: JSONValue, _ reading: Reading) -> Page {
        var draft = PageDraft()
        if value.members == nil {
            reading.error(
                "wrong-type",
                "a page must be an object, found \(value.found)",
                remedy: "put the entries under \"data\"",
                at: value.offset
            )
        } else {
            PageDraft.table.read(value, into: &draft, reading)
        }
        let templates = Dictionary(
            (draft.cells ?? []).map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let isSound = TemplateReferences(templates: templates).check(in: draft.cells ?? [], reading)
        return Page(
            list: draft.list ?? ListSettings(),
            // Templates that contain themselves would have no end.
            templates: isSound ? templates : [:],
            templateNames: Set(value["cells"]?.members?.map(\.key) ?? []),
            imageFolders: draft.imageFolders ?? [],
            dataFile: draft.dataFile,
            data: draft.data ?? [],
            dataIsOneGroup: value["data"]?.members != nil,
            headers: draft.headers ?? [],
            footers: draft.footers ?? [],
            empty: draft.empty,
            source: reading.source,
            offsets: offsets(of: value)
        )
    }

    private static func offsets(of value: JSONValue) -> [String: Int32] {
        Dictionary(
            (value.members ?? []).map { ($0.key, $0.value.offset) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

extension Format where Result == ListSettings {
    static let list = Format.object(ListSettings.table) { ListSettings() }
}

extension Format where Result == [String] {
    /// One folder or several.
    static let folders = Format(
        "a folder or an array of folders",
        .anyOf([Format<String>.nonEmpty.schema, .array(Format<String>.nonEmpty.schema, count: nil)])
    ) { value, reading in
        if case .array = value.content { return Format.array(of: .nonEmpty).read(value, reading) }
        return Format<String>.nonEmpty.read(value, reading).map { [$0] }
    }
}

extension Format where Result == [Template] {
    static let templates = Format(
        "an object of cells by name",
        .object([], others: .reference("cell"))
    ) { value, reading in
        guard let members = value.members else {
            reading.mismatch(value, expected: "an object of cells by name")
            return nil
        }
        return members.compactMap { member in
            reading.naming("the cell \"\(member.key)\"") {
                Format<TemplateNode>.cell.read(member.value, reading).map {
                    Template(name: member.key, root: $0, offset: member.keyOffset)
                }
            }
        }
    }
}
