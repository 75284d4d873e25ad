internal import Foundation

/// The keys of an entry's object while they are read.
private struct EntryDraft: Sendable {
    var binding = EntryBinding()
    var data: JSONValue?
    var items: [Entry]?
    var each: EachSource?
    var count: Value<Int>?
    var heights: [Double]?
    var sizes: [CGSize]?
    var spacings: [SectionSpacing]?

    static let table = ObjectTable<EntryDraft>(
        "an entry",
        [
            Key("bind", bound: \.binding.choice, .classChoice, "The cell's class or template."),
            Key("height", bound: \.binding.height, .length, "Points."),
            Key("size", bound: \.binding.size, .size, "[width, height]; not for table rows."),
            Key("automaticDimension", bound: \.binding.isAutomatic, .boolean, "The cell says its own size."),
            Key("spacing", bound: \.binding.spacing, .spacing, "On a header: the distances of its section."),
            Key("order", bound: \.binding.order, .text, "What a tap on the cell reports."),
            Key("id", bound: \.binding.id, .text, "A name for goldens and changes."),
            Key("span", bound: \.binding.span, .span, "How many columns of a waterfall, or \"all\"."),
            Key("data", \.data, .any, "What the cell shows; never read for keys."),
            Key("items", \.items, .entries, "Entries of a group, which this one's binding goes down to."),
            Key("each", \.each, .each, "Data that makes one item per element, or a path to it."),
            Key("count", bound: \.count, .integer(0...Limits.count), "So many items of the same data."),
            Key(
                "rowsHeight",
                \.heights,
                Format<[Double]>.array(of: .length),
                "Heights of elements by position."
            ),
            Key("itemsSize", \.sizes, Format<[CGSize]>.array(of: .size), "Sizes of elements by position."),
            Key(
                "itemsSpacing",
                \.spacings,
                Format<[SectionSpacing]>.array(of: .spacing),
                "Spacings by position."
            ),
        ]
    )
}

extension Format where Result == Entry {
    private static let expectedEntry = "an entry: an object, a class name or an array"

    static let entry: Format<Entry> = Format(expectedEntry, .reference("entry")) { value, reading in
        switch value.content {
        case .string(let name): return Entry(content: .name(name), offset: value.offset)
        case .array:
            return Format<[Entry]>.entries.read(value, reading).map {
                Entry(content: .items($0), offset: value.offset)
            }
        case .object: return object(value, reading)
        case .null, .bool, .integer, .number, .unreadable:
            reading.error(
                "wrong-type",
                "\(reading.subject) must be \(expectedEntry), found \(value.found)",
                remedy: value.isNull ? nil : "raw data belongs under \"data\" or \"each\"",
                at: value.offset
            )
            return nil
        }
    }

    /// What ``entry`` refers to.
    static var definition: Schema {
        .anyOf([.string, Format<[Entry]>.entries.schema, EntryDraft.table.schema])
    }

    /// An entry, or null for a section without a header or footer.
    static let header: Format<Entry> = Format(
        "an entry or null",
        .anyOf([.null, .reference("entry")])
    ) { value, reading in
        if value.isNull { return Entry(content: .nothing, offset: value.offset) }
        guard case .array = value.content else { return entry.read(value, reading) }
        return Format<[Entry]>.array(of: innerHeader).read(value, reading).map {
            Entry(content: .items($0), offset: value.offset)
        }
    }

    private static let innerHeader: Format<Entry> = Format(
        "an entry or null",
        .anyOf([.null, .reference("entry")])
    ) {
        value,
        reading in
        value.isNull ? Entry(content: .nothing, offset: value.offset) : entry.read(value, reading)
    }

    private static func object(_ value: JSONValue, _ reading: Reading) -> Entry? {
        var draft = EntryDraft()
        let outer = reading.bindings
        let errors = reading.problemCount
        EntryDraft.table.read(value, into: &draft, reading)
        reading.bindings = outer
        var entry = Entry(
            binding: draft.binding,
            content: content(of: draft, value, reading),
            offset: value.offset
        )
        entry.hasErrors = reading.problemCount > errors
        entry.heights = draft.heights
        entry.sizes = draft.sizes
        entry.spacings = draft.spacings
        entry.binding.choiceOffset = value["bind"]?.offset ?? value.offset
        for member in value.members ?? [] { entry.keyOffsets[member.key] = member.keyOffset }
        return entry
    }

    private static func content(of draft: EntryDraft, _ value: JSONValue, _ reading: Reading) -> Entry.Content
    {
        let sources = ["items", "each", "data"].filter { value[$0] != nil }
        if sources.count > 1 {
            let names = sources.map { "\"\($0)\"" }.joined(separator: " and ")
            reading.error(
                "conflicting-keys",
                "an entry has one source of items, found \(names)",
                at: value.offset
            )
        }
        if value["count"] != nil, let source = sources.first, source != "data" {
            reading.error(
                "conflicting-keys",
                "\"count\" repeats one item and does nothing with \"\(source)\"",
                at: value.offset
            )
        }
        if let items = draft.items { return .items(items) }
        if let each = draft.each { return .each(each) }
        if let count = draft.count { return .copies(count, of: draft.data) }
        return .item(draft.data)
    }
}

extension Format where Result == [Entry] {
    static let entries: Format<[Entry]> = .array(of: .entry)

    /// The list's data: entries, or one group.
    static let data: Format<[Entry]> = Format(
        "an array of entries or a group",
        .anyOf([entries.schema, .reference("entry")])
    ) { value, reading in
        if case .array = value.content { return entries.read(value, reading) }
        return Format<Entry>.entry.read(value, reading).map { [$0] }
    }

    static let headers: Format<[Entry]> = .array(of: .header)
}

extension Format where Result == Int {
    /// The columns that an item of a waterfall covers; all is as many as there may be.
    static let span = Format(
        "a number of columns or \"all\"",
        .anyOf([integer(1...1000).schema, .names(["all"])])
    ) { value in
        if value.string == "all" { return Int(UInt16.max) }
        guard case .integer(let count) = value.content, (1...1000).contains(count) else { return nil }
        return count
    }
}
