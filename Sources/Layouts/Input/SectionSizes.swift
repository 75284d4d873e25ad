/// What a layout needs to know of one section: sizes and distances, no data and no views.
public struct SectionSizes: Sendable, Hashable {
    public var items: ItemSizes
    /// How many columns each item of a waterfall covers; empty: one each.
    ///
    /// Other layouts do not read it. A span wider than the section has columns, such as ``allColumns``, covers all of them.
    public var spans: [UInt16]
    public var header: SupplementaryLength
    public var footer: SupplementaryLength
    /// Absent: the layout's own defaults.
    public var metrics: SectionMetrics?

    /// The span of an item as wide as the section.
    public static let allColumns = UInt16.max

    public init(
        items: ItemSizes,
        spans: [UInt16] = [],
        header: SupplementaryLength = .absent,
        footer: SupplementaryLength = .absent,
        metrics: SectionMetrics? = nil
    ) {
        self.items = items
        self.spans = spans
        self.header = header
        self.footer = footer
        self.metrics = metrics
    }
}
