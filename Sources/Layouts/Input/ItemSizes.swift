public import Foundation

/// The sizes of a section's items, flat, so that a million items are one or two arrays of numbers.
public enum ItemSizes: Sendable, Hashable {
    /// Every item has the same size; costs no memory per item.
    case uniform(CGSize, count: Int)
    /// Only the length along the scroll direction is given; the layout decides the other dimension.
    ///
    /// A height in a vertical list, a width in a horizontal one. A table or flow item gets all the room between the
    /// section's insets, a waterfall item the width of its columns.
    case lengths([Double])
    /// Width and height of each item; table and waterfall read only the length along the scroll direction.
    case sizes(widths: [Double], heights: [Double])

    public static let none = ItemSizes.lengths([])

    public var count: Int {
        switch self {
        case .uniform(_, let count): max(0, count)
        case .lengths(let lengths): lengths.count
        case .sizes(let widths, _): widths.count
        }
    }
}
