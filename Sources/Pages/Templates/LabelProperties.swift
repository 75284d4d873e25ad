public import Graphics
public import Text

/// Text, as `UILabel`.
public struct LabelProperties: Sendable {
    public var content: Value<LabelContent>?
    public var font: Value<FontSettings>?
    public var textColor: Value<Color>?
    public var textAlignment: Value<TextAlignment>?
    /// 0 for no limit; absent: 1.
    public var numberOfLines: Value<Int>?
    public var lineBreakMode: Value<LineBreakMode>?
    /// Points added between lines.
    public var lineSpacing: Value<Double>?
    /// Points added after every character.
    public var kern: Value<Double>?

    static let kind = NodeKind(
        "label",
        noun: "a label",
        [
            Key("label", bound: \.own.content, .labelContent, "The text, or an array of spans."),
            Key("font", bound: \.own.font, .font, "A text style, a size, or an object; \"body\" by default."),
            Key("textColor", bound: \.own.textColor, .color, "\"label\" by default."),
            Key(
                "textAlignment",
                bound: \.own.textAlignment,
                .choice("text alignment"),
                "\"natural\" by default."
            ),
            Key(
                "numberOfLines",
                bound: \.own.numberOfLines,
                .integer(0...10_000),
                "0: no limit. 1 by default."
            ),
            Key(
                "lineBreakMode",
                bound: \.own.lineBreakMode,
                .choice("line break mode"),
                "What happens to text that does not fit; \"byTruncatingTail\" by default."
            ),
            Key("lineSpacing", bound: \.own.lineSpacing, .coordinate, "Points added between lines."),
            Key("kern", bound: \.own.kern, .coordinate, "Points added after every character."),
        ],
        make: LabelProperties()
    ) { .label($0) }
}
