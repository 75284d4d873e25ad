public import Layouts

/// Items that are laid out together, with their header and footer.
public struct ListSection: Sendable {
    public var items: [ListItem]
    public var header: ListItem?
    public var footer: ListItem?
    /// Absent: the list's layout.
    public var layout: SectionLayout?
    /// Absent: the layout's own distances.
    public var metrics: SectionMetrics?

    public init(
        items: [ListItem],
        header: ListItem? = nil,
        footer: ListItem? = nil,
        layout: SectionLayout? = nil,
        metrics: SectionMetrics? = nil
    ) {
        self.items = items
        self.header = header
        self.footer = footer
        self.layout = layout
        self.metrics = metrics
    }
}
