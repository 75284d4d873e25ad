internal import Foundation

/// What an entry says of the items it makes, before data fills it in.
struct EntryBinding: Sendable {
    var choice: Value<ClassChoice>?
    /// Where the class is named.
    var choiceOffset: Int32 = 0
    var height: Value<Double>?
    var size: Value<CGSize>?
    var isAutomatic: Value<Bool>?
    var spacing: Value<SectionSpacing>?
    var order: Value<String>?
    var id: Value<String>?
    var span: Value<Int>?

    /// Takes what this binding leaves open from the array it stands in (semantics 1: one level, gaps only).
    mutating func fill(from array: EntryBinding) {
        // Automatic size fills only where the element says nothing of its size, so before height and size do.
        if height == nil, size == nil, isAutomatic == nil { isAutomatic = array.isAutomatic }
        if choice == nil { (choice, choiceOffset) = (array.choice, array.choiceOffset) }
        height = height ?? array.height
        size = size ?? array.size
        spacing = spacing ?? array.spacing
        order = order ?? array.order
        id = id ?? array.id
        span = span ?? array.span
    }

    /// True when every item gets the same.
    var isLiteral: Bool {
        let isNamed = choice.map { choice in
            if case .named = choice.literal { true } else { false }
        }
        return isNamed ?? true
            && [
                height?.isBound, size?.isBound, isAutomatic?.isBound, spacing?.isBound, order?.isBound,
                id?.isBound,
            ]
            .allSatisfy { $0 != true }
            && span?.isBound != true
    }

    /// True when it says anything that goes down to items.
    var isEmpty: Bool {
        choice == nil && height == nil && size == nil && isAutomatic == nil && spacing == nil && order == nil
            && span == nil
    }
}
