public import Graphics
public import Layouts

/// What a list shows, from whichever front door it came.
public struct ListContent: Sendable {
    public var sections: [ListSection]
    /// Shown alone, as large as the list, when there is no item at all.
    public var emptyItem: ListItem?
    /// The layout of sections that name none.
    public var layout: SectionLayout
    public var scrollDirection: ScrollDirection
    public var contentInsets: EdgeInsets
    /// Absent: the usual background of the layout.
    public var backgroundColor: Color?
    public var separatorColor: Color

    public init(
        sections: [ListSection],
        emptyItem: ListItem? = nil,
        layout: SectionLayout = .table,
        scrollDirection: ScrollDirection = .vertical,
        contentInsets: EdgeInsets = .zero,
        backgroundColor: Color? = nil,
        separatorColor: Color = .separator
    ) {
        self.sections = sections
        self.emptyItem = emptyItem
        self.layout = layout
        self.scrollDirection = scrollDirection
        self.contentInsets = contentInsets
        self.backgroundColor = backgroundColor
        self.separatorColor = separatorColor
    }

    /// True when no section has an item.
    public var isEmpty: Bool { sections.allSatisfy(\.items.isEmpty) }

    /// What is laid out: the empty item alone when there is nothing else to show.
    var shown: ListContent {
        guard isEmpty, var item = emptyItem else { return self }
        var content = self
        content.contentInsets = .zero
        item.span = 1
        content.sections = [ListSection(items: [item], layout: .table(TableOptions(hasSeparators: false)))]
        return content
    }
}
