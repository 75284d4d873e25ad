/// The items of a section with its header and footer.
public struct PageSection: Sendable {
    public var items: [PageItem]
    public var header: PageItem?
    public var footer: PageItem?

    /// The distances bound to the header; nil where none are.
    public var spacing: SectionSpacing? { header?.binding.spacing }
}
