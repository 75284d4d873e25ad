/// Where the items of a group come from.
enum EachSource: Sendable {
    case written([JSONValue])
    /// A path from the root of the data document.
    case path(DataPath)
}

extension Format where Result == EachSource {
    private static let expectedSource = "an array or a path into the data such as \"$.articles\""

    static let each = Format(
        expectedSource,
        .anyOf([.array(.any, count: nil), .pattern("^\\$")])
    ) { value, reading in
        switch value.content {
        case .array(let elements): return .written(elements)
        case .string(let text):
            if let path = DataPath(text), path.startsAtRoot { return .path(path) }
            reading.error(
                "malformed-path",
                "\(JSONValue.quoted(text)) is not a path into the data",
                remedy: "start at its root, for instance \"$.articles\"",
                at: value.offset
            )
            return nil
        case .null, .bool, .integer, .number, .object, .unreadable:
            reading.mismatch(value, expected: expectedSource)
            return nil
        }
    }
}
