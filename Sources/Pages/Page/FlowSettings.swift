public import Foundation
public import Graphics

/// The options of a flow; what is absent is the layout's default.
public struct FlowSettings: Sendable, Hashable {
    /// How the items of a line are spread over its room.
    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
        case standard, leading, center, trailing, justify, justifyLast
    }

    /// The size of items that name none.
    public var itemSize: CGSize?
    public var lineSpacing: Double?
    public var interitemSpacing: Double?
    public var insets: EdgeInsets?
    public var alignment: Alignment?
    public var uniformGrid: Bool?
    public var hidesHeaderWhenEmpty: Bool?
    public var pinsHeaders: Bool?
    public var pinsFooters: Bool?
}

extension Format where Result == FlowSettings {
    static let flow = Format.object(
        ObjectTable(
            "a flow",
            [
                .layoutType(.flow),
                Key("itemSize", \.itemSize, .size, "Of items that name none, [50, 50] by default."),
                Key("lineSpacing", \.lineSpacing, .coordinate, "Points between lines, 10 by default."),
                Key(
                    "interitemSpacing",
                    \.interitemSpacing,
                    .coordinate,
                    "The least points between items, 10 by default."
                ),
                Key("insets", \.insets, .insets, "Room around each section's items."),
                Key(
                    "align",
                    \.alignment,
                    .choice("flow alignment"),
                    "How lines are spread, \"standard\" by default."
                ),
                Key(
                    "uniformGrid",
                    \.uniformGrid,
                    .boolean,
                    "Items of one size keep to columns, true by default."
                ),
                Key(
                    "hidesHeaderWhenEmpty",
                    \.hidesHeaderWhenEmpty,
                    .boolean,
                    "No header for a section without items."
                ),
                Key("pinsHeaders", \.pinsHeaders, .boolean, "Headers stay in sight."),
                Key("pinsFooters", \.pinsFooters, .boolean, "Footers stay in sight."),
            ]
        )
    ) { FlowSettings() }
}
