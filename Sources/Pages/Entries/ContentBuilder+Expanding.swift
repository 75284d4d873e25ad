internal import Foundation

extension ContentBuilder {
    /// What an array does to one of its elements.
    private struct Inheritance {
        var binding: EntryBinding
        /// Positional values, which overwrite.
        var height: Double?
        var size: CGSize?
        var spacing: SectionSpacing?
    }

    /// Adds the items of an entry, spliced when it is a group; `.absent` for a header that is not there.
    mutating func add(_ entry: Entry, to items: inout [PageItem]) {
        add(entry, in: nil, to: &items)
    }

    private mutating func add(_ entry: Entry, in array: Inheritance?, to items: inout [PageItem]) {
        switch entry.content {
        case .nothing: append(.absent, nil, entry, to: &items)
        case .item(let data):
            lintPositions(of: entry, count: nil)
            append(bound(filled(entry.binding, in: array), data, entry), data, entry, to: &items)
        case .name(let text): addNamed(text, entry, in: array, to: &items)
        case .items(let elements): add(elements, in: entry, to: &items)
        case .each(let source):
            addCopies(of: values(of: source, entry).lazy.map { Optional($0) }, in: entry, to: &items)
        case .copies(let count, let data):
            reading.item = label
            let number = count.resolved(in: Scope(item: data, root: root), reading) ?? 0
            reading.item = nil
            addCopies(of: repeatElement(data, count: number), in: entry, to: &items)
        }
    }

    private mutating func add(_ elements: [Entry], in entry: Entry, to items: inout [PageItem]) {
        lintPositions(of: entry, count: elements.count)
        for (index, element) in elements.enumerated() {
            if element.isGroup {
                lintOuterBinding(of: entry)
                add(element, in: nil, to: &items)
            } else {
                add(element, in: inheritance(of: entry, at: index), to: &items)
            }
        }
    }

    private mutating func addCopies(
        of data: some Collection<JSONValue?>,
        in entry: Entry,
        to items: inout [PageItem]
    ) {
        lintPositions(of: entry, count: data.count)
        guard let first = data.first else { return }
        let hasPositions = entry.heights != nil || entry.sizes != nil || entry.spacings != nil
        let shared = entry.binding.isLiteral && !hasPositions ? bound(entry.binding, first, entry) : nil
        if items.isEmpty { items.reserveCapacity(min(data.count, Limits.items)) }
        for (index, datum) in data.enumerated() {
            let binding: ItemBinding
            if let shared {
                binding = shared
            } else {
                let inheritance = hasPositions ? inheritance(of: entry, at: index) : nil
                binding = bound(filled(entry.binding, in: inheritance), datum, entry)
            }
            guard append(binding, datum, entry, to: &items) else { return }
        }
    }

    /// Adds an item; false when there are too many.
    @discardableResult
    private mutating func append(
        _ binding: ItemBinding,
        _ data: JSONValue?,
        _ entry: Entry,
        to items: inout [PageItem]
    ) -> Bool {
        guard advance(at: entry.offset) else { return false }
        items.append(PageItem(binding: binding, data: data, offset: entry.offset))
        return true
    }

    private func inheritance(of entry: Entry, at index: Int) -> Inheritance {
        func value<Result>(_ values: [Result]?) -> Result? {
            values.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
        return Inheritance(
            binding: entry.binding,
            height: value(entry.heights),
            size: value(entry.sizes),
            spacing: value(entry.spacings)
        )
    }

    private func filled(_ binding: EntryBinding, in array: Inheritance?) -> EntryBinding {
        guard let array else { return binding }
        var binding = binding
        binding.fill(from: array.binding)
        binding.height = array.height.map { Value($0) } ?? binding.height
        binding.size = array.size.map { Value($0) } ?? binding.size
        binding.spacing = array.spacing.map { Value($0) } ?? binding.spacing
        return binding
    }

    /// A text alone names its class, and then delivers no data, unless something else named one.
    private mutating func addNamed(
        _ text: String,
        _ entry: Entry,
        in array: Inheritance?,
        to items: inout [PageItem]
    ) {
        var binding = filled(entry.binding, in: array)
        let isData = binding.choice.map { $0.literal != .named("") } ?? false
        let data = isData ? JSONValue(.string(text), offset: Int(entry.offset)) : nil
        if !isData {
            binding.choice = Value(.named(text))
            binding.choiceOffset = entry.offset
        }
        append(bound(binding, data, entry), data, entry, to: &items)
    }

    private mutating func lintPositions(of entry: Entry, count: Int?) {
        let lists = [
            ("rowsHeight", entry.heights?.count), ("itemsSize", entry.sizes?.count),
            ("itemsSpacing", entry.spacings?.count),
        ]
        for case (let key, let given?) in lists {
            guard let count else {
                lint(
                    "no-array",
                    "\"\(key)\" has no effect on a single item",
                    remedy: "use it beside \"items\", \"each\" or \"count\"",
                    at: entry.offset(of: key)
                )
                continue
            }
            guard given > count else { continue }
            lint(
                "extra-values",
                "\"\(key)\" has \(given) values for \(count) elements",
                remedy: "the rest is ignored",
                at: entry.offset(of: key)
            )
        }
    }
}
