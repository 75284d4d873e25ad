extension JSONValue {
    /// What messages say was found, short enough for a line.
    var found: String {
        switch content {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .integer(let integer): String(integer)
        case .number(let number): "\(number)"
        case .string(let text): Self.quoted(text)
        case .array(let elements): elements.isEmpty ? "an empty array" : "an array of \(elements.count)"
        case .object: "an object"
        case .unreadable: "something unreadable"
        }
    }

    /// A text in quotes on one line, cut when it is long.
    static func quoted(_ text: String) -> String {
        let start = String(text.prefix(40))
        let line = start.map { $0.isNewline ? "\\n" : String($0) }.joined()
        return start.count < text.count ? "\"\(line)…\"" : "\"\(line)\""
    }
}
