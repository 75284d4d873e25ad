/// Writes schemas as JSON, and remembers the definitions that they refer to.
struct SchemaWriter {
    /// The part of a definition's name that says it takes bindings.
    private static let bindablePrefix = "bindable-"
    static let bindingPattern = "\\{\\{"

    private let definitions: [String: @Sendable () -> Schema]
    private var waiting: [String] = []
    private var written: [String: JSONValue] = [:]

    init(definitions: [String: @Sendable () -> Schema]) {
        self.definitions = definitions
    }

    /// A whole document: the root's schema with all definitions it needs.
    mutating func document(_ root: Schema, title: String, identifier: String) -> JSONValue {
        var members: [JSONMember] = [
            JSONMember(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
            JSONMember(key: "$id", value: JSONValue(.string(identifier))),
            JSONMember(key: "title", value: JSONValue(.string(title))),
        ]
        members += json(root, isBindable: false).members ?? []
        while let name = waiting.popLast() {
            let isBindable = name.hasPrefix(Self.bindablePrefix)
            let plainName = isBindable ? String(name.dropFirst(Self.bindablePrefix.count)) : name
            guard let schema = definitions[plainName]?() else { continue }
            written[name] = json(schema, isBindable: isBindable)
        }
        let sorted = written.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: $0.value) }
        members.append(JSONMember(key: "$defs", value: JSONValue(.object(sorted))))
        return JSONValue(.object(members))
    }

    private mutating func json(_ schema: Schema, isBindable: Bool) -> JSONValue {
        switch schema {
        case .bindable(let inner): json(inner, isBindable: true)
        case .reference(let name): reference(to: isBindable ? Self.bindablePrefix + name : name)
        case .anyOf(let choices):
            ["anyOf": JSONValue(.array(choices.map { json($0, isBindable: isBindable) }))]
        case .any, .string: plain(schema)
        case .array, .object, .openObject: orBinding(container(schema, isBindable: isBindable), isBindable)
        case .boolean, .null, .number, .integer, .pattern, .names, .constant:
            orBinding(plain(schema), isBindable)
        }
    }

    private func orBinding(_ json: JSONValue, _ isBindable: Bool) -> JSONValue {
        guard isBindable else { return json }
        return ["anyOf": [json, ["type": "string", "pattern": JSONValue(.string(Self.bindingPattern))]]]
    }

    private mutating func reference(to name: String) -> JSONValue {
        if written[name] == nil {
            // Marks it as taken, so that a definition which refers to itself is written once.
            written[name] = [:]
            waiting.append(name)
        }
        return ["$ref": JSONValue(.string("#/$defs/" + name))]
    }

    private func plain(_ schema: Schema) -> JSONValue {
        switch schema {
        case .boolean: ["type": "boolean"]
        case .null: ["type": "null"]
        case .number(let bounds): number("number", bounds)
        case .integer(let bounds): number("integer", bounds)
        case .string: ["type": "string"]
        case .pattern(let pattern): ["type": "string", "pattern": JSONValue(.string(pattern))]
        case .names(let names): ["enum": JSONValue(.array(names.map { JSONValue(.string($0)) }))]
        case .constant(let value): ["const": value]
        case .any, .array, .object, .openObject, .anyOf, .reference, .bindable: [:]
        }
    }

    private func number(_ type: String, _ bounds: Schema.Bounds) -> JSONValue {
        let limits: [(String, Double?)] = [
            ("minimum", bounds.minimum), ("exclusiveMinimum", bounds.exclusiveMinimum),
            ("maximum", bounds.maximum),
        ]
        let members = limits.compactMap { name, limit in
            limit.map { JSONMember(key: name, value: JSONValue(number: $0)) }
        }
        return JSONValue(.object([JSONMember(key: "type", value: JSONValue(.string(type)))] + members))
    }

    private mutating func container(_ schema: Schema, isBindable: Bool) -> JSONValue {
        switch schema {
        case .array(let element, let count): array(of: json(element, isBindable: isBindable), count)
        case .object(let properties, let others):
            object(properties, others: others.map { json($0, isBindable: isBindable) } ?? false, isBindable)
        case .openObject(let properties): object(properties, others: true, isBindable)
        case .any, .boolean, .null, .number, .integer, .string, .pattern, .names, .constant, .anyOf,
            .reference,
            .bindable:
            [:]
        }
    }

    private func array(of element: JSONValue, _ count: ClosedRange<Int>?) -> JSONValue {
        var members: [JSONMember] = [
            JSONMember(key: "type", value: "array"), JSONMember(key: "items", value: element),
        ]
        if let count {
            members.append(JSONMember(key: "minItems", value: JSONValue(.integer(count.lowerBound))))
            members.append(JSONMember(key: "maxItems", value: JSONValue(.integer(count.upperBound))))
        }
        return JSONValue(.object(members))
    }

    private mutating func object(
        _ properties: [Schema.Property],
        others: JSONValue,
        _ isBindable: Bool
    ) -> JSONValue {
        var written: [JSONMember] = []
        for property in properties {
            var members = [JSONMember(key: "description", value: JSONValue(.string(property.summary)))]
            members += json(property.schema, isBindable: isBindable).members ?? []
            written.append(JSONMember(key: property.name, value: JSONValue(.object(members))))
        }
        let required = properties.filter(\.isRequired).map { JSONValue(.string($0.name)) }
        var members: [JSONMember] = [
            JSONMember(key: "type", value: "object"),
            JSONMember(key: "properties", value: JSONValue(.object(written))),
        ]
        if !required.isEmpty {
            members.append(JSONMember(key: "required", value: JSONValue(.array(required))))
        }
        if others != true { members.append(JSONMember(key: "additionalProperties", value: others)) }
        return JSONValue(.object(members))
    }
}
