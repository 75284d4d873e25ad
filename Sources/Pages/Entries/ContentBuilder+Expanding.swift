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

    /// The items of an entry, spliced when it is a group; nil for a header that is not there.
    mutating func items(of entry: Entry) -> [PageItem?] {
        items(of: entry, in: nil)
    }

    private mutating func items(of entry: Entry, in array: Inheritance?) -> [PageItem?] {
        switch entry.content {
        case .nothing:
            _ = advance(at: entry.offset)
            return [nil]
        case .item(let data):
            lintPositions(of: entry, count: nil)
            return [item(entry, data, in: array)].filter { $0 != nil }
        case .name(let text): return [named(text, entry, in: array)].filter { $0 != nil }
        case .items(let elements): return items(of: elements, in: entry)
        case .each(let source): return repeated(values(of: source, entry), in: entry)
        case .copies(let count, let data):
            reading.item = label
            let number = count.resolved(in: Scope(item: data, root: root), reading) ?? 0
            reading.item = nil
            return repeated(repeatElement(data, count: number), in: entry)
        }
    }

    private mutating func items(of elements: [Entry], in entry: Entry) -> [PageItem?] {
        lintPositions(of: entry, count: elements.count)
        var result: [PageItem?] = []
        for (index, element) in elements.enumerated() {
            if element.isGroup {
                lintOuterBinding(of: entry)
                result += items(of: element, in: nil)
            } else {
                result += items(of: element, in: inheritance(of: entry, at: index))
            }
        }
        return result
    }

    private mutating func repeated(_ data: some Collection<JSONValue?>, in entry: Entry) -> [PageItem?] {
        lintPositions(of: entry, count: data.count)
        var result: [PageItem?] = []
        result.reserveCapacity(min(data.count, Limits.items))
        let hasPositions = entry.heights != nil || entry.sizes != nil || entry.spacings != nil
        let shared = entry.binding.isLiteral && !hasPositions ? bound(entry.binding, nil, entry) : nil
        for (index, datum) in data.enumerated() {
            let binding: ItemBinding
            if let shared {
                binding = shared
            } else {
                let inheritance = hasPositions ? inheritance(of: entry, at: index) : nil
                binding = bound(filled(entry.binding, in: inheritance), datum, entry)
            }
            result.append(PageItem(binding: binding, data: datum, offset: entry.offset))
            guard advance(at: entry.offset) else { break }
        }
        return result
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

    private mutating func item(_ entry: Entry, _ data: JSONValue?, in array: Inheritance?) -> PageItem? {
        let binding = bound(filled(entry.binding, in: array), data, entry)
        guard advance(at: entry.offset) else { return nil }
        return PageItem(binding: binding, data: data, offset: entry.offset)
    }

    /// A text alone names its class, and then delivers no data, unless something else named one.
    private mutating func named(_ text: String, _ entry: Entry, in array: Inheritance?) -> PageItem? {
        var binding = filled(entry.binding, in: array)
        let data = JSONValue(.string(text), offset: Int(entry.offset))
        let isData = binding.choice.map { $0.literal != .named("") } ?? false
        if !isData {
            guard !text.isEmpty else {
                lint("empty-class", "an empty class name binds nothing", at: entry.offset)
                return item(entry, nil, in: array)
            }
            binding.choice = Value(.named(text))
            binding.choiceOffset = entry.offset
        }
        let result = bound(binding, isData ? data : nil, entry)
        guard advance(at: entry.offset) else { return nil }
        return PageItem(binding: result, data: isData ? data : nil, offset: entry.offset)
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
