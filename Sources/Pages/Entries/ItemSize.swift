public import Foundation

/// What an item's binding says of its size, after precedence.
public enum ItemSize: Sendable, Hashable {
    /// Nothing was bound.
    case unspecified
    /// The cell says its own size.
    case automatic
    /// The list's width, this height.
    case height(Double)
    case size(CGSize)
}
