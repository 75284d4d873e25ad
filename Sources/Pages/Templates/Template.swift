/// A cell that a page describes.
public struct Template: Sendable {
    public let name: String
    public let root: TemplateNode
    /// Where the name stands in the page.
    let offset: Int32
}
