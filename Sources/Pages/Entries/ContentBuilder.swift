internal import Foundation

/// Makes sections of items from a page's entries and its data, by the rules of semantics 1.
struct ContentBuilder {
    let page: Page
    let root: JSONValue?
    /// Templates and registered classes.
    let classNames: Set<String>
    let reading: Reading

    private var lints: Set<LintKey> = []
    /// What is being expanded, for messages and for the rules that depend on it.
    var label = ItemLabel(role: .cell, section: 0, index: 0)
    var layout = LayoutSettings.Name.table
    private var itemCount = 0

    private struct LintKey: Hashable {
        var id: String
        var offset: Int32
    }

    init(page: Page, root: JSONValue?, classNames: Set<String>, reading: Reading) {
        self.page = page
        self.root = root
        self.classNames = classNames.union(page.templateNames)
        self.reading = reading
    }

    mutating func content() -> PageContent {
        var content = PageContent(sections: sections(), empty: nil, root: root)
        let (headers, footers) = supplementaries()
        for index in content.sections.indices {
            content.sections[index].header = headers.indices.contains(index) ? headers[index] : nil
            content.sections[index].footer = footers.indices.contains(index) ? footers[index] : nil
        }
        if let empty = page.empty {
            label = ItemLabel(role: .empty, section: 0, index: 0)
            var items: [PageItem] = []
            add(empty, to: &items)
            content.empty = items.first
        }
        return content
    }

    // All groups: each is a section; otherwise everything is one section.
    private mutating func sections() -> [PageSection] {
        var entries = page.data
        if entries.count == 1, case .items(let inner) = entries[0].content, page.dataIsOneGroup {
            if inner.isEmpty || !inner.allSatisfy(\.isGroup) { return [section(of: entries)] }
            lintOuterBinding(of: entries[0])
            entries = inner
        }
        entries = entries.flatMap { wildcardGroups(of: $0) }
        guard entries.allSatisfy(\.isGroup) else { return [section(of: entries)] }
        return entries.map { section(of: [$0]) }
    }

    private mutating func section(of entries: [Entry]) -> PageSection {
        layout = page.list.layout(ofSection: label.section).name
        label.index = 0
        var items: [PageItem] = []
        for entry in entries { add(entry, to: &items) }
        label.section += 1
        return PageSection(items: items)
    }

    private mutating func supplementaries() -> (headers: [PageItem?], footers: [PageItem?]) {
        var headers = page.headers
        var footers = page.footers
        if !headers.isEmpty, headers.allSatisfy(\.isGroup) {
            if headers.count > 2 {
                lint(
                    "extra-headers",
                    "two arrays are headers and footers, the further \(headers.count - 2) are ignored",
                    at: headers[2].offset
                )
            }
            if headers.count > 1 {
                if !footers.isEmpty {
                    reading.error(
                        "conflicting-keys",
                        "\"headers\" has footers in its second array, and \"footers\" is there too",
                        at: headers[1].offset
                    )
                }
                footers = [headers[1]]
            }
            headers = [headers[0]]
        }
        return (supplementary(headers, .header), supplementary(footers, .footer))
    }

    private mutating func supplementary(_ entries: [Entry], _ role: ItemLabel.Role) -> [PageItem?] {
        label = ItemLabel(role: role, section: 0, index: 0)
        var items: [PageItem] = []
        for entry in entries {
            label.section = items.count
            layout = page.list.layout(ofSection: label.section).name
            add(entry, to: &items)
        }
        return items.map { $0.binding === ItemBinding.absent ? nil : $0 }
    }

    /// Moves on to the next item; false when there are too many.
    mutating func advance(at offset: Int32) -> Bool {
        switch label.role {
        case .cell: label.index += 1
        case .header, .footer: label.section += 1
        case .empty: break
        }
        itemCount += 1
        if itemCount == Limits.items {
            reading.item = nil
            reading.error("too-many-items", "the list has more than \(Limits.items) items", at: offset)
        }
        return itemCount < Limits.items
    }

    /// Reports something without effect, once for each place.
    mutating func lint(_ id: String, _ message: String, remedy: String? = nil, at offset: Int32) {
        guard lints.insert(LintKey(id: id, offset: offset)).inserted else { return }
        let item = reading.item
        reading.item = nil
        reading.warning(id, message, remedy: remedy, at: offset)
        reading.item = item
    }

    mutating func lintOuterBinding(of entry: Entry) {
        guard !entry.binding.isEmpty else { return }
        lint(
            "outer-array-binding",
            "a binding goes down one level: this one reaches the inner arrays, not their items",
            remedy: "bind the inner arrays",
            at: entry.offset
        )
    }
}
