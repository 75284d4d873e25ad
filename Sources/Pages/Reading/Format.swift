/// One kind of value in a page: how it is read, what messages say of it, and its JSON Schema, in one place so that
/// they cannot drift apart.
struct Format<Result: Sendable>: Sendable {
    /// What messages say is expected, for instance `a number of at least 0`.
    let expectation: String
    let schema: Schema
    private let convert: @Sendable (JSONValue, Reading) -> Result?

    /// `convert` reports by itself why a value is not accepted.
    init(
        _ expectation: String,
        _ schema: Schema,
        convert: @escaping @Sendable (JSONValue, Reading) -> Result?
    ) {
        self.expectation = expectation
        self.schema = schema
        self.convert = convert
    }

    /// A format whose only complaint is that the value is something else.
    init(
        _ expectation: String,
        _ schema: Schema,
        match: @escaping @Sendable (JSONValue) -> Result?
    ) {
        self.init(expectation, schema) { value, reading in
            if let result = match(value) { return result }
            reading.mismatch(value, expected: expectation)
            return nil
        }
    }

    func read(_ value: JSONValue, _ reading: Reading) -> Result? {
        switch value.content {
        case .unreadable: return nil
        case .string(let text) where reading.acceptsBindings && BindingText.isBound(text): return nil
        default: return convert(value, reading)
        }
    }

    /// The same values under another type.
    func map<Other>(_ transform: @escaping @Sendable (Result) -> Other?) -> Format<Other> {
        Format<Other>(expectation, schema) { value, reading in
            self.read(value, reading).flatMap(transform)
        }
    }
}
