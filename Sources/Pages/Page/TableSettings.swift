public import Graphics

/// The options of a table; what is absent is the layout's default.
public struct TableSettings: Sendable, Hashable {
    /// How a table groups its rows, as `UITableView.Style`.
    public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
        case plain, grouped, insetGrouped
    }

    public var style: Style?
    public var hasSeparators: Bool?
    public var separatorInset: SeparatorInset?
    public var separatorColor: Color?
    public var headerTopPadding: Double?
    public var pinsHeaders: Bool?
    public var pinsFooters: Bool?
    /// The side inset of an inset grouped table.
    public var groupInset: Double?
    /// The corner radius of an inset grouped table's groups.
    public var cornerRadius: Double?
    public var insets: EdgeInsets?
}

extension Format where Result == TableSettings {
    static let table = Format.object(
        ObjectTable(
            "a table",
            [
                .layoutType(.table),
                Key("style", \.style, .choice("table style"), "\"plain\" by default."),
                Key("separators", \.hasSeparators, .boolean, "Lines between rows, true by default."),
                Key("separatorInset", \.separatorInset, .separatorInset, "Where separators begin and end."),
                Key("separatorColor", \.separatorColor, .color, "\"separator\" by default."),
                Key("headerTopPadding", \.headerTopPadding, .length, "Room above a plain section's header."),
                Key("pinsHeaders", \.pinsHeaders, .boolean, "Headers stay in sight; plain tables do so."),
                Key("pinsFooters", \.pinsFooters, .boolean, "Footers stay in sight."),
                Key("groupInset", \.groupInset, .length, "The side inset of inset groups."),
                Key("cornerRadius", \.cornerRadius, .length, "The corner radius of inset groups."),
                Key("insets", \.insets, .insets, "Room around each section's rows."),
            ]
        )
    ) { TableSettings() }
}
