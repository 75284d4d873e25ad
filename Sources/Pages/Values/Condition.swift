/// What `if` says: a path that must lead to something, `!path`, `path == value` or `path != value`.
public struct Condition: Sendable, Hashable {
    private enum Test: Sendable, Hashable {
        case constant(Bool)
        case truth
        case equal(JSONValue)
    }

    private let path: DataPath?
    private let test: Test
    private let isNegated: Bool

    init(_ constant: Bool) {
        path = nil
        test = .constant(constant)
        isNegated = false
    }

    /// Parses a condition; nil when it is malformed.
    init?(_ text: String) {
        var rest = Substring(text)
        // A path in braces is what every other key takes; here it means the path.
        for brace in ["{{", "}}"] {
            while let range = rest.firstRange(of: brace) { rest.removeSubrange(range) }
        }
        let equality = rest.firstRange(of: "==") ?? rest.firstRange(of: "!=")
        if let equality {
            guard let value = Self.literal(rest[equality.upperBound...]) else { return nil }
            test = .equal(value)
            isNegated = rest[equality].first == "!"
            rest = rest[..<equality.lowerBound]
        } else {
            test = .truth
            let trimmed = Self.trimmed(rest)
            isNegated = trimmed.first == "!"
            rest = isNegated ? trimmed.dropFirst() : trimmed
        }
        guard let path = DataPath(String(Self.trimmed(rest))), !path.hasWildcard else { return nil }
        self.path = path
    }

    /// True, 'text', "text", a number, or null.
    private static func literal(_ text: Substring) -> JSONValue? {
        let text = trimmed(text)
        if text.count >= 2, let quote = text.first, quote == "'" || quote == "\"", text.last == quote {
            return JSONValue(.string(String(text.dropFirst().dropLast())))
        }
        let document = JSONReader.read(String(text), name: "")
        guard document.diagnostics.isEmpty, let root = document.root else { return nil }
        switch root.content {
        case .null, .bool, .integer, .number: return root
        case .string, .array, .object, .unreadable: return nil
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
    }

    /// Whether the condition holds for an item.
    ///
    /// A missing value is false, and equal to null.
    func holds(in scope: Scope) -> Bool {
        switch test {
        case .constant(let constant): constant
        case .truth: (path?.value(in: scope)?.isTrue ?? false) != isNegated
        case .equal(let value): ((path?.value(in: scope) ?? JSONValue(.null)) == value) != isNegated
        }
    }
}

extension JSONValue {
    /// False for false, null, 0, and an empty text, array or object.
    var isTrue: Bool {
        switch content {
        case .null, .unreadable: false
        case .bool(let bool): bool
        case .integer(let integer): integer != 0
        case .number(let number): number != 0
        case .string(let text): !text.isEmpty
        case .array(let elements): !elements.isEmpty
        case .object(let members): !members.isEmpty
        }
    }
}

extension Format where Result == Condition {
    static let condition = Format(
        "a condition such as \"photo\", \"!photo\" or \"type == 2\"",
        .anyOf([.boolean, .string])
    ) { value in
        switch value.content {
        case .bool(let bool): Condition(bool)
        case .string(let text): Condition(text)
        case .null, .integer, .number, .array, .object, .unreadable: nil
        }
    }
}
