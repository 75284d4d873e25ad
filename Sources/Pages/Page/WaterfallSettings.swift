public import Graphics

/// The options of a waterfall; what is absent is the layout's default.
public struct WaterfallSettings: Sendable, Hashable {
    /// Which column takes the next item.
    public enum Order: String, Sendable, Hashable, Codable, CaseIterable {
        case shortestFirst, leftToRight, rightToLeft
    }

    public var columns: Int?
    /// As many columns of exactly this width as fit, in place of a count.
    public var columnWidth: Double?
    /// As many columns of at least this width as fit, in place of a count.
    public var minimumColumnWidth: Double?
    /// Between the items of a column.
    public var lineSpacing: Double?
    /// Between columns.
    public var interitemSpacing: Double?
    public var insets: EdgeInsets?
    public var order: Order?
    public var minimumContentLength: Double?
    public var pinsHeaders: Bool?
    public var pinsFooters: Bool?
}

extension Format where Result == WaterfallSettings {
    static let waterfall = Format.object(
        ObjectTable(
            "a waterfall",
            [
                .layoutType(.waterfall),
                Key("columns", \.columns, .integer(1...1000), "How many columns, 3 by default."),
                Key("columnWidth", \.columnWidth, .positive, "Columns of this width, as many as fit."),
                Key(
                    "minimumColumnWidth",
                    \.minimumColumnWidth,
                    .positive,
                    "Columns at least as wide, as many as fit."
                ),
                Key(
                    "lineSpacing",
                    \.lineSpacing,
                    .coordinate,
                    "Points between the items of a column, 10 by default."
                ),
                Key(
                    "interitemSpacing",
                    \.interitemSpacing,
                    .coordinate,
                    "Points between columns, 10 by default."
                ),
                Key("insets", \.insets, .insets, "Room around each section's items, 10 by default."),
                Key("order", \.order, .choice("waterfall order"), "\"shortestFirst\" by default."),
                Key(
                    "minimumContentLength",
                    \.minimumContentLength,
                    .length,
                    "The content is at least this long."
                ),
                Key("pinsHeaders", \.pinsHeaders, .boolean, "Headers stay in sight."),
                Key("pinsFooters", \.pinsFooters, .boolean, "Footers stay in sight."),
            ]
        )
    ) { WaterfallSettings() }
}
