/// A key of an object in a page: its name, its values, its description, and the property it sets.
struct Key<Target>: Sendable {
    let name: String
    let summary: String
    let schema: Schema
    let isRequired: Bool
    let read: @Sendable (JSONValue, inout Target, Reading) -> Void

    /// A key whose value is written in the page.
    init<Result>(
        _ name: String,
        _ property: any WritableKeyPath<Target, Result?> & Sendable,
        _ format: Format<Result>,
        _ summary: String,
        isRequired: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.schema = format.schema
        self.isRequired = isRequired
        read = { value, target, reading in
            target[keyPath: property] = format.read(value, reading)
        }
    }

    /// A key whose value is written in the page or taken from an item's data.
    init<Result>(
        _ name: String,
        bound property: any WritableKeyPath<Target, Value<Result>?> & Sendable,
        _ format: Format<Result>,
        _ summary: String,
        isRequired: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.schema = .bindable(format.schema)
        self.isRequired = isRequired
        read = { value, target, reading in
            target[keyPath: property] = Value.read(value, format, key: name, reading)
        }
    }

    /// A key that is set in a way of its own.
    init<Result>(
        _ name: String,
        _ format: Format<Result>,
        _ summary: String,
        isRequired: Bool = false,
        set: @escaping @Sendable (Result, inout Target) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.schema = format.schema
        self.isRequired = isRequired
        read = { value, target, reading in
            if let result = format.read(value, reading) { set(result, &target) }
        }
    }

    /// A key of a part, as a key of the whole; `lend` gives the part to its reader.
    init<Part>(
        _ key: Key<Part>,
        lend: @escaping @Sendable ((inout Part) -> Void, inout Target) -> Void
    ) {
        name = key.name
        summary = key.summary
        schema = key.schema
        isRequired = key.isRequired
        read = { value, target, reading in
            lend({ key.read(value, &$0, reading) }, &target)
        }
    }
}
