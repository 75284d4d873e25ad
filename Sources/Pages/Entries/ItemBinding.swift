/// What is bound to an item; one object serves all items that are bound alike.
public final class ItemBinding: Sendable {
    /// The class or template of the cell; nil for a plain empty cell.
    public let className: String?
    public let size: ItemSize
    /// Read only for headers.
    public let spacing: SectionSpacing?
    /// What a tap on the cell reports.
    public let order: String?
    public let id: String?
    /// Columns of a waterfall; `UInt16.max` for all.
    public let span: Int

    /// In the place of a header or footer that a section does not have.
    static let absent = ItemBinding()

    init(
        className: String? = nil,
        size: ItemSize = .unspecified,
        spacing: SectionSpacing? = nil,
        order: String? = nil,
        id: String? = nil,
        span: Int = 1
    ) {
        self.className = className
        self.size = size
        self.spacing = spacing
        self.order = order
        self.id = id
        self.span = span
    }
}
