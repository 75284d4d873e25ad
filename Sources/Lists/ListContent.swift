internal import Foundation
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

    /// The item shown by an element.
    func item(of element: ListElement) -> ListItem? {
        switch element {
        case .header(let section): sections[section].header
        case .item(let item, let section): sections[section].items[item]
        case .footer(let section): sections[section].footer
        }
    }

    func layout(ofSection section: Int) -> SectionLayout {
        sections[section].layout ?? layout
    }

    /// What is laid out: the empty item alone when there is nothing else to show, as large as the list unless
    /// something is bound to it.
    func shown(in traits: Traits) -> ListContent {
        guard isEmpty, var item = emptyItem else { return self }
        if item.size.isEmpty { item.size.size = CGSize(width: traits.width, height: traits.height) }
        item.span = 1
        var content = self
        content.contentInsets = .zero
        content.sections = [
            ListSection(items: [item], layout: .flow(FlowOptions(alignment: .leading)), metrics: .zero)
        ]
        return content
    }
}
