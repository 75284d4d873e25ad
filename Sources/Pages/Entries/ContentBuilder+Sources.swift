internal import Diagnostics

extension ContentBuilder {
    /// A group whose path has `[*]` counts as one group for each array that the path leads to.
    mutating func wildcardGroups(of entry: Entry) -> [Entry] {
        guard case .each(.path(let path)) = entry.content, path.hasWildcard else { return [entry] }
        let values = path.values(in: Scope(item: nil, root: root)) ?? []
        let arrays = values.compactMap(\.elements)
        guard !values.isEmpty, arrays.count == values.count else { return [entry] }
        return arrays.map { elements in
            var group = entry
            group.content = .each(.written(elements))
            return group
        }
    }

    /// The data of a group.
    mutating func values(of source: EachSource, _ entry: Entry) -> [JSONValue] {
        switch source {
        case .written(let elements): return elements
        case .path(let path):
            guard let root else {
                reading.error(
                    "missing-data",
                    "\"\(path.text)\" looks into data, and the page has none",
                    remedy: "name a file in \"dataFile\" or give one with --data",
                    at: entry.offset(of: "each")
                )
                return []
            }
            return values(at: path, in: root, entry)
        }
    }

    private func values(at path: DataPath, in root: JSONValue, _ entry: Entry) -> [JSONValue] {
        let scope = Scope(item: nil, root: root)
        if path.hasWildcard, let values = path.values(in: scope) {
            let arrays = values.compactMap(\.elements)
            return arrays.count == values.count ? arrays.flatMap { $0 } : values
        }
        guard let value = path.value(in: scope) else {
            reading.error(
                "missing-data",
                "\"\(path.text)\" leads to nothing in the data",
                remedy: remedy(for: path, in: root),
                at: entry.offset(of: "each")
            )
            return []
        }
        guard let elements = value.elements else {
            reading.error(
                "wrong-type",
                "\"\(path.text)\" must lead to an array, found \(value.found)",
                at: entry.offset(of: "each")
            )
            return []
        }
        return elements
    }

    private func remedy(for path: DataPath, in root: JSONValue) -> String? {
        guard case .key(let key)? = path.steps.first else { return "the data is \(root.found)" }
        guard let members = root.members else { return "the data is \(root.found); \"$\" is all of it" }
        return Suggestion.remedy(for: key, among: members.map(\.key))
    }
}
