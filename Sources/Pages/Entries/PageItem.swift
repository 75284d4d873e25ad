/// A piece of data bound to a cell, a header or a footer.
public struct PageItem: Sendable {
    public let binding: ItemBinding
    /// Absent for a cell that is given none.
    public let data: JSONValue?
    /// Where its entry stands in the page.
    let offset: Int32
}
