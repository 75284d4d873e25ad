internal import Layouts

/// Says which items take no room, and why.
struct SizeLints {
    let content: ListContent
    private(set) var issues: [ListIssue] = []
    private var section = -1

    /// More of one section is not read by anyone, and a list may have a million items.
    private static let limitPerSection = 50
    private var notedOfSection = 0

    init(content: ListContent) {
        self.content = content
    }

    /// Notes an item without room, a header or footer without a length of its own.
    mutating func note(_ item: ListItem, _ element: ListElement) {
        if element.section != section { (section, notedOfSection) = (element.section, 0) }
        notedOfSection += 1
        guard notedOfSection <= Self.limitPerSection else { return noteMore(element) }
        issues.append(issue(item, element))
    }

    private mutating func noteMore(_ element: ListElement) {
        let count = notedOfSection - Self.limitPerSection
        if count > 1 { issues.removeLast() }
        let summary = ListIssue(
            id: "zero-size",
            element: element,
            message: "section \(element.section): \(count) more items have no size",
            remedy: "see the first \(Self.limitPerSection) of them"
        )
        issues.append(summary)
    }

    private func issue(_ item: ListItem, _ element: ListElement) -> ListIssue {
        let name = item.className.map { "\"\($0)\"" } ?? "an empty cell"
        let (reason, remedy) = explanation(item.size, element)
        return ListIssue(
            id: "zero-size",
            element: element,
            message: "\(element.place) (\(name)) \(reason)",
            remedy: remedy,
            sourceOffset: item.sourceOffset
        )
    }

    private func explanation(_ size: SizeBinding, _ element: ListElement) -> (reason: String, remedy: String)
    {
        if size.isAutomatic {
            return (
                "measures itself as zero",
                "give its class layoutSubviews(forWidth:height:) with content, or bind a height"
            )
        }
        if content.isTable(section: element.section), size.isOnlySize {
            let isRow = if case .item = element { true } else { false }
            return (
                isRow
                    ? "has zero height: a table row takes no size"
                    : "has the table's own height: a table's header or footer takes no size",
                "bind a height instead of a size"
            )
        }
        guard size.isEmpty else {
            return ("has zero size: it is bound so", "bind a size above zero, or leave the item out")
        }
        return (
            "has zero height: nothing says how large it is",
            "bind a height or size, or automaticDimension"
        )
    }
}
