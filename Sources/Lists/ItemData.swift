/// An item's data with the identity by which its measured size may be remembered.
///
/// Unchecked because user data of any type may be inside: only cell classes that declare parallel measuring get it
/// on another thread, and they declare at the same time that their data may go there.
public struct ItemData: @unchecked Sendable {
    /// What the cell gets.
    public let value: Any?
    /// Equal keys mean equal looks; nil when nothing is known about the value, so nothing is remembered.
    public let key: AnyHashable?

    public static let none = ItemData(value: nil, key: AnyHashable(0))

    /// Data that compares by value.
    public init(_ value: some Hashable & Sendable) {
        self.value = value
        key = AnyHashable(value)
    }

    public init(value: Any?, key: AnyHashable?) {
        self.value = value
        self.key = key
    }
}
