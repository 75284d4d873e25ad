/// An item's data with the identity by which its measured size may be remembered.
///
/// Unchecked because user data of any type may be inside: only cell classes that declare parallel measuring get it
/// on another thread, and they declare at the same time that their data may go there.
public struct ItemData: @unchecked Sendable {
    /// One box per value: a list may hold a million of them.
    private enum Storage {
        case none
        case comparable(AnyHashable)
        case opaque(Opaque)
    }

    private final class Opaque {
        let value: Any?
        let key: AnyHashable?

        init(_ value: Any?, _ key: AnyHashable?) {
            self.value = value
            self.key = key
        }
    }

    private let storage: Storage

    public static let none = ItemData(storage: .none)

    private init(storage: Storage) {
        self.storage = storage
    }

    /// Data that compares by value.
    public init(_ value: some Hashable & Sendable) {
        storage = .comparable(AnyHashable(value))
    }

    /// Data of any kind; without a key nothing is known about it, so no size is remembered.
    public init(value: Any?, key: AnyHashable?) {
        storage = .opaque(Opaque(value, key))
    }

    /// What the cell gets.
    public var value: Any? {
        switch storage {
        case .none: nil
        case .comparable(let value): value.base
        case .opaque(let box): box.value
        }
    }

    /// Equal keys mean equal looks; nil when nothing is known about the value, so nothing is remembered.
    public var key: AnyHashable? {
        switch storage {
        case .none: AnyHashable(0)
        case .comparable(let value): value
        case .opaque(let box): box.key
        }
    }
}
