/// A value of the page with places for an item's data in it.
indirect enum BoundValue: Sendable {
    case literal(JSONValue)
    /// A path alone: the datum as it is.
    case path(DataPath)
    case text([BindingText.Piece])
    case array([BoundValue])
    case object([(member: JSONMember, value: BoundValue)])

    /// The value with its bindings; nil when it has none.
    ///
    /// Malformed ones are reported.
    static func bindings(in value: JSONValue, _ reading: Reading) -> BoundValue? {
        guard hasBindings(value) else { return nil }
        return compiled(value, reading)
    }

    private static func hasBindings(_ value: JSONValue) -> Bool {
        switch value.content {
        case .string(let text): BindingText.isBound(text)
        case .array(let elements): elements.contains(where: hasBindings)
        case .object(let members): members.contains { hasBindings($0.value) }
        case .null, .bool, .integer, .number, .unreadable: false
        }
    }

    private static func compiled(_ value: JSONValue, _ reading: Reading) -> BoundValue {
        switch value.content {
        case .string(let text) where BindingText.isBound(text): compiled(text, value, reading)
        case .array(let elements): .array(elements.map { compiled($0, reading) })
        case .object(let members): .object(members.map { ($0, compiled($0.value, reading)) })
        case .string, .null, .bool, .integer, .number, .unreadable: .literal(value)
        }
    }

    private static func compiled(_ text: String, _ value: JSONValue, _ reading: Reading) -> BoundValue {
        do throws(BindingText.Malformed) {
            let pieces = try BindingText(text).pieces
            if pieces.count == 1, case .path(let path) = pieces[0] { return .path(path) }
            if pieces.count == 1, case .text(let text) = pieces[0] {
                return .literal(JSONValue(.string(text), offset: Int(value.offset)))
            }
            return .text(pieces)
        } catch {
            reading.error("malformed-binding", error.message, remedy: error.remedy, at: value.offset)
            return .literal(JSONValue(.unreadable, offset: Int(value.offset)))
        }
    }

    /// The value for an item; nil when a path it needs leads nowhere or to null.
    func value(in scope: Scope, _ reading: Reading) -> JSONValue? {
        switch self {
        case .literal(let value): return value
        case .path(let path):
            guard let value = path.value(in: scope), !value.isNull else { return nil }
            return value
        case .text(let pieces): return text(of: pieces, in: scope, reading)
        case .array(let elements):
            let values = elements.compactMap { $0.value(in: scope, reading) }
            return values.count == elements.count ? JSONValue(.array(values)) : nil
        case .object(let members):
            let present = members.compactMap { member, bound in
                bound.value(in: scope, reading).map { JSONMember(key: member.key, value: $0) }
            }
            return JSONValue(.object(present))
        }
    }

    private func text(of pieces: [BindingText.Piece], in scope: Scope, _ reading: Reading) -> JSONValue? {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let plain): text += plain
            case .path(let path):
                guard let value = path.value(in: scope), !value.isNull else { continue }
                guard let inserted = value.insertedText else {
                    reading.naming("{{\(path.text)}}") {
                        reading.mismatch(value, expected: "a text or a number to stand in a text")
                    }
                    return nil
                }
                text += inserted
            }
        }
        return JSONValue(.string(text))
    }

    /// All paths that the value follows.
    var paths: [DataPath] {
        switch self {
        case .literal: []
        case .path(let path): [path]
        case .text(let pieces):
            pieces.compactMap { piece in
                if case .path(let path) = piece { path } else { nil }
            }
        case .array(let elements): elements.flatMap(\.paths)
        case .object(let members): members.flatMap(\.value.paths)
        }
    }
}

extension JSONValue {
    /// How the value reads inside a text; nil for arrays and objects.
    var insertedText: String? {
        switch content {
        case .string(let text): text
        case .integer(let integer): String(integer)
        case .number(let number): "\(number)"
        case .bool(let bool): bool ? "true" : "false"
        case .null: ""
        case .array, .object, .unreadable: nil
        }
    }
}
