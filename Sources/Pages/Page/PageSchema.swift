internal import Graphics

/// The JSON Schema of pages, made from the tables by which they are read.
///
///     print(PageSchema.text)
public enum PageSchema {
    private static let definitions: [String: @Sendable () -> Schema] = [
        "cell": { Format<TemplateNode>.definition(at: .cell) },
        "view": { Format<TemplateNode>.definition(at: .stack) },
        "overlayView": { Format<TemplateNode>.definition(at: .overlay) },
        "entry": { Format<Entry>.definition },
        "color": { Format<Color>.definition },
        "font": { Format<FontSettings>.definition },
        "layout": { Format<LayoutSettings>.definition },
    ]

    /// The schema as a value.
    public static var value: JSONValue {
        var writer = SchemaWriter(definitions: definitions)
        return writer.document(Page.schema, title: "Listshot page", identifier: "urn:listshot:page:1")
    }

    /// The schema as a text of JSON, draft 2020-12.
    public static var text: String { JSONWriter.text(of: value) + "\n" }
}
