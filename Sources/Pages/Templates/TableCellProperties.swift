public import Graphics

/// A standard table cell, as `UITableViewCell` and its styles.
public struct TableCellProperties: Sendable {
    public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
        case `default`, value1, value2, subtitle
    }

    public var style: Value<Style>?
    public var text: Value<String>?
    public var detailText: Value<String>?
    public var icon: Value<String>?
    public var textColor: Value<Color>?
    public var detailTextColor: Value<Color>?

    static let kind = NodeKind(
        "cell",
        noun: "a table cell",
        [
            Key("cell", bound: \.own.style, .choice("cell style"), "A style of UITableViewCell."),
            Key("text", bound: \.own.text, .text, "The main text."),
            Key("detailText", bound: \.own.detailText, .text, "The second text."),
            Key("icon", bound: \.own.icon, .string, "A picture at the leading edge."),
            Key("textColor", bound: \.own.textColor, .color, "\"label\" by default."),
            Key("detailTextColor", bound: \.own.detailTextColor, .color, "\"secondaryLabel\" by default."),
        ],
        make: TableCellProperties()
    ) { .tableCell($0) }
}
