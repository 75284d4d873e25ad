/// All that a page puts into its list.
public struct PageContent: Sendable {
    public var sections: [PageSection]
    /// Shown in place of everything when the list has no item.
    public var empty: PageItem?
    /// The data document that paths with `$` start at.
    public var root: JSONValue?

    public var isEmpty: Bool { sections.allSatisfy(\.items.isEmpty) }
    /// True when the empty page is what the list shows.
    public var showsEmpty: Bool { isEmpty && empty != nil }
}
