public import Foundation

/// What was said about an item's size, by itself and by its array; semantics 1 settles which counts.
public struct SizeBinding: Sendable, Hashable {
    /// The cell measures itself; wins over all figures.
    public var isAutomatic = false
    public var size: CGSize?
    public var height: CGFloat?
    /// Bound to the array itself, without going down to its elements.
    public var arraySize: CGSize?
    public var arrayHeight: CGFloat?

    public init(isAutomatic: Bool = false, size: CGSize? = nil, height: CGFloat? = nil) {
        self.isAutomatic = isAutomatic
        self.size = size
        self.height = height
    }

    /// True when nothing was said.
    public var isEmpty: Bool { self == SizeBinding() }

    /// True when only sizes were said, of which a table takes nothing.
    var isOnlySize: Bool { rowHeight == nil && !isAutomatic && (size ?? arraySize) != nil }

    /// The height of a table row, header or footer that does not measure itself.
    var rowHeight: CGFloat? { height ?? arrayHeight }

    /// The size of a collection item that does not measure itself; a height alone means the list's width.
    func itemSize(listWidth: CGFloat) -> CGSize? {
        size ?? height.map { CGSize(width: listWidth, height: $0) }
            ?? arraySize ?? arrayHeight.map { CGSize(width: listWidth, height: $0) }
    }

    /// The length of a collection's header or footer along the scroll direction; a height alone is that length.
    func supplementaryLength(_ length: (CGSize) -> CGFloat) -> CGFloat? {
        size.map(length) ?? height ?? arraySize.map(length) ?? arrayHeight
    }
}
