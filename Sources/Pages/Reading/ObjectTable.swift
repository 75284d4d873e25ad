internal import Diagnostics

/// The keys that one kind of object may have.
struct ObjectTable<Target>: Sendable {
    /// What messages call the object, for instance `a label`.
    let noun: String
    let keys: [Key<Target>]
    private let indices: [String: Int]

    init(_ noun: String, _ keys: [Key<Target>]) {
        self.noun = noun
        self.keys = keys
        indices = Dictionary(keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    var schema: Schema {
        .object(properties, others: nil)
    }

    var properties: [Schema.Property] {
        keys.map {
            Schema.Property(name: $0.name, summary: $0.summary, schema: $0.schema, isRequired: $0.isRequired)
        }
    }

    /// Reads all keys of an object; false when the value is none.
    @discardableResult
    func read(_ value: JSONValue, into target: inout Target, _ reading: Reading) -> Bool {
        guard let members = value.members else {
            reading.mismatch(value, expected: "an object")
            return false
        }
        for member in members {
            guard let index = indices[member.key] else {
                unknown(member, reading)
                continue
            }
            reading.naming("\"\(member.key)\"") { keys[index].read(member.value, &target, reading) }
        }
        for key in keys where key.isRequired && value[key.name] == nil {
            reading.error("missing-key", "\(noun) needs the key \"\(key.name)\"", at: value.offset)
        }
        return true
    }

    private func unknown(_ member: JSONMember, _ reading: Reading) {
        reading.error(
            "unknown-key",
            "\(noun) has no key \(JSONValue.quoted(member.key))",
            remedy: Suggestion.remedy(for: member.key, among: keys.map(\.name)),
            at: member.keyOffset
        )
    }
}

extension Format {
    /// An object whose keys stand in a table.
    static func object(_ table: ObjectTable<Result>, _ make: @escaping @Sendable () -> Result) -> Format {
        Format(table.noun, table.schema) { value, reading in
            var result = make()
            guard table.read(value, into: &result, reading) else { return nil }
            return result
        }
    }
}
