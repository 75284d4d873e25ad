@testable import Pages

/// Checks values against JSON Schema, as much of draft 2020-12 as the pages' schema uses.
struct SchemaValidator {
    let schema: JSONValue

    func accepts(_ value: JSONValue) throws -> Bool {
        try accepts(value, schema)
    }

    private static let known: Set = [
        "$schema", "$id", "$defs", "title", "description", "$ref", "anyOf", "type", "properties", "required",
        "additionalProperties", "items", "minItems", "maxItems", "enum", "const", "pattern", "minimum",
        "maximum",
        "exclusiveMinimum",
    ]

    struct UnknownKeyword: Error {
        var name: String
    }

    private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
        if case .bool(let isAllowed) = schema.content { return isAllowed }
        for member in schema.members ?? [] {
            guard Self.known.contains(member.key) else { throw UnknownKeyword(name: member.key) }
            guard try accepts(value, member.key, member.value, schema) else { return false }
        }
        return true
    }

    private func accepts(
        _ value: JSONValue,
        _ keyword: String,
        _ argument: JSONValue,
        _ schema: JSONValue
    ) throws -> Bool {
        switch keyword {
        case "$ref":
            let name = argument.string?.split(separator: "/").last.map(String.init) ?? ""
            guard let definition = self.schema["$defs"]?[name] else { throw UnknownKeyword(name: name) }
            return try accepts(value, definition)
        case "anyOf": return try argument.elements?.contains { try accepts(value, $0) } ?? false
        case "type": return isOf(type: argument.string ?? "", value)
        case "enum": return argument.elements?.contains(value) ?? false
        case "const": return argument == value
        case "pattern": return try value.string.map { try $0.contains(Regex(argument.string ?? "")) } ?? true
        case "minimum": return value.number.map { $0 >= argument.number ?? 0 } ?? true
        case "exclusiveMinimum": return value.number.map { $0 > argument.number ?? 0 } ?? true
        case "maximum": return value.number.map { $0 <= argument.number ?? 0 } ?? true
        case "minItems": return value.elements.map { Double($0.count) >= argument.number ?? 0 } ?? true
        case "maxItems": return value.elements.map { Double($0.count) <= argument.number ?? 0 } ?? true
        case "items": return try value.elements?.allSatisfy { try accepts($0, argument) } ?? true
        case "required":
            guard value.members != nil else { return true }
            return argument.elements?.allSatisfy { value[$0.string ?? ""] != nil } ?? true
        case "properties":
            return try argument.members?.allSatisfy { property in
                try value[property.key].map { try accepts($0, property.value) } ?? true
            } ?? true
        case "additionalProperties":
            let names = Set(schema["properties"]?.members?.map(\.key) ?? [])
            return try value.members?.allSatisfy { member in
                try names.contains(member.key) || accepts(member.value, argument)
            } ?? true
        default: return true
        }
    }

    private func isOf(type: String, _ value: JSONValue) -> Bool {
        switch (type, value.content) {
        case ("null", .null), ("boolean", .bool), ("string", .string), ("array", .array), ("object", .object),
            ("number", .number), ("number", .integer), ("integer", .integer):
            true
        default: false
        }
    }
}
