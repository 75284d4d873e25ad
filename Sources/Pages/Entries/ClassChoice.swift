/// Which cell shows an item: one name, or one by a value of its data.
public enum ClassChoice: Sendable, Hashable {
    case named(String)
    case byData(DataPath, cases: [String: String], default: String?)

    /// All names it may come to.
    var names: [String] {
        switch self {
        case .named(let name): [name]
        case .byData(_, let cases, let other): cases.values.sorted() + (other.map { [$0] } ?? [])
        }
    }
}

private struct ChoiceDraft: Sendable {
    var path: DataPath?
    var cases: [String: String]?
    var other: String?

    static let table = ObjectTable<ChoiceDraft>(
        "a choice of classes",
        [
            Key("by", \.path, .path, "The path of the value that decides.", isRequired: true),
            Key(
                "cases",
                \.cases,
                Format<[String: String]>.classNames,
                "Class names by value.",
                isRequired: true
            ),
            Key("default", \.other, .nonEmpty, "The class for all other values."),
        ]
    )
}

extension Format where Result == ClassChoice {
    /// A class name, or an object that chooses one by the data.
    static let classChoice = Format(
        "a class name or {\"by\": path, \"cases\": {…}}",
        .anyOf([.string, ChoiceDraft.table.schema])
    ) { value, reading in
        switch value.content {
        case .string(let name): return .named(name)
        case .object:
            var draft = ChoiceDraft()
            ChoiceDraft.table.read(value, into: &draft, reading)
            guard let path = draft.path, let cases = draft.cases else { return nil }
            return .byData(path, cases: cases, default: draft.other)
        case .null, .bool, .integer, .number, .array, .unreadable:
            reading.mismatch(value, expected: "a class name or {\"by\": path, \"cases\": {…}}")
            return nil
        }
    }
}

extension Format where Result == [String: String] {
    /// Class names under any keys.
    static let classNames = Format(
        "an object of class names",
        .object([], others: Format<String>.nonEmpty.schema)
    ) { value, reading in
        guard let members = value.members else {
            reading.mismatch(value, expected: "an object of class names")
            return nil
        }
        let pairs = members.compactMap { member in
            reading.naming("\"\(member.key)\"") {
                Format<String>.nonEmpty.read(member.value, reading).map { (member.key, $0) }
            }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

extension Format where Result == DataPath {
    /// A path into an item's data.
    static let path = Format("a path such as \"type\" or \"author.kind\"", .pattern(".")) { value in
        value.string.flatMap { DataPath($0) }.flatMap { $0.hasWildcard ? nil : $0 }
    }
}
