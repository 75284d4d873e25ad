/// A piece of data bound to a cell, header or footer class.
public struct ListItem: Sendable {
    /// The registered name of the class; nil for a plain empty cell.
    public var className: String?
    public var data: ItemData
    public var size: SizeBinding
    /// Called when the item is tapped.
    public var click: ItemAction?
    /// Names an event of this item (document 000's order).
    public var order: String?
    /// How many columns of a waterfall the item covers.
    public var span: Int
    /// The item's place in the document it was read from, as a byte offset; nil for items made in Swift.
    public var sourceOffset: Int?
    /// A name that stays the same when other items come and go.
    public var identifier: String?

    public init(
        className: String?,
        data: ItemData = .none,
        size: SizeBinding = SizeBinding(),
        click: ItemAction? = nil,
        order: String? = nil,
        span: Int = 1,
        sourceOffset: Int? = nil,
        identifier: String? = nil
    ) {
        self.className = className
        self.data = data
        self.size = size
        self.click = click
        self.order = order
        self.span = span
        self.sourceOffset = sourceOffset
        self.identifier = identifier
    }
}
