/// A property of a page: written there, or taken from each item's data.
public struct Value<Result: Sendable>: Sendable {
    private struct Bound: Sendable {
        let value: BoundValue
        let format: Format<Result>
        let key: String
        let offset: Int32
    }

    private enum Source: Sendable {
        case literal(Result)
        indirect case bound(Bound)
    }

    private let source: Source

    /// A property with one value for all items.
    public init(_ literal: Result) {
        source = .literal(literal)
    }

    private init(_ bound: Bound) {
        source = .bound(bound)
    }

    /// The value when it is the same for all items.
    public var literal: Result? {
        guard case .literal(let value) = source else { return nil }
        return value
    }

    var isBound: Bool {
        if case .bound = source { true } else { false }
    }

    /// Reads a property, and leaves a binding with the reading when it has one.
    static func read(_ value: JSONValue, _ format: Format<Result>, key: String, _ reading: Reading) -> Value?
    {
        guard let bound = BoundValue.bindings(in: value, reading) else {
            return format.read(value, reading).map { Value($0) }
        }
        // For the errors of what is written around the bindings.
        reading.acceptingBindings { _ = format.read(value, reading) }
        let result = Value(Bound(value: bound, format: format, key: "\"\(key)\"", offset: value.offset))
        reading.bindings.append(
            Binding(offset: value.offset, paths: bound.paths) { scope, reading in
                _ = result.resolved(in: scope, reading)
            }
        )
        return result
    }

    /// The value for an item; nil when its data has none, or one of a wrong type, which is reported.
    func resolved(in scope: Scope, _ reading: Reading) -> Result? {
        switch source {
        case .literal(let value): value
        case .bound(let bound):
            reading.resolving(bound.key, at: bound.offset) {
                bound.value.value(in: scope, reading).flatMap { bound.format.read($0, reading) }
            }
        }
    }

    /// The paths that lead to nothing in a scope.
    func missingPaths(in scope: Scope) -> [DataPath] {
        guard case .bound(let bound) = source else { return [] }
        return bound.value.paths.filter { $0.value(in: scope) == nil }
    }

    /// Where the page asks for the data.
    var bindingOffset: Int32 {
        guard case .bound(let bound) = source else { return 0 }
        return bound.offset
    }
}
