/// Another template of the page in the place of a view.
public struct TemplateReference: Sendable {
    public var name: String?
    /// The data it shows; absent: that of the cell.
    public var data: Value<JSONValue>?

    static let kind = NodeKind(
        "template",
        noun: "a template's place",
        [
            Key("template", \.own.name, .nonEmpty, "The name of another template of the page."),
            Key("data", bound: \.own.data, .any, "The data it shows; that of the cell by default."),
        ],
        make: TemplateReference()
    ) { .template($0) }
}
