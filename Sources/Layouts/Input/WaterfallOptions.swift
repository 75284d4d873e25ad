/// What a waterfall does beyond its spacings.
public struct WaterfallOptions: Sendable, Hashable {
    public var columns: WaterfallColumns
    public var order: WaterfallOrder
    /// The list's content is at least this long along the scroll direction.
    public var minimumContentLength: Double
    public var pinsHeaders: Bool
    public var pinsFooters: Bool

    public init(
        columns: WaterfallColumns = .count(3),
        order: WaterfallOrder = .shortestFirst,
        minimumContentLength: Double = 0,
        pinsHeaders: Bool = false,
        pinsFooters: Bool = false
    ) {
        self.columns = columns
        self.order = order
        self.minimumContentLength = minimumContentLength
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
    }
}
