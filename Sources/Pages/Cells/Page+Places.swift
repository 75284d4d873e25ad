public import Diagnostics

extension Page {
    /// What diagnostics call the page.
    public var name: String { source.name }

    /// The place of a byte of the page's document.
    public func place(at offset: Int) -> SourcePlace { source.place(at: offset) }
}
