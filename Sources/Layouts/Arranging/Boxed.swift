/// A value behind one reference, so that handing it on costs one reference count instead of one per array in it.
///
/// Queries hand placed sections around; measured, this is half their time.
final class Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }

    static func == (a: Boxed, b: Boxed) -> Bool {
        a === b || a.value == b.value
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }
}
