public import Graphics

/// A button with a title, as `UIButton`.
public struct ButtonProperties: Sendable {
    public var title: Value<String>?
    public var font: Value<FontSettings>?
    /// Absent: the tint colour.
    public var textColor: Value<Color>?
    /// False for a button that takes no taps and is shown so.
    public var isEnabled: Value<Bool>?

    static let kind = NodeKind(
        "button",
        noun: "a button",
        [
            Key("button", bound: \.own.title, .text, "The title."),
            Key("font", bound: \.own.font, .font, "The title's font; \"body\" by default."),
            Key("textColor", bound: \.own.textColor, .color, "The tint colour by default."),
            Key("enabled", bound: \.own.isEnabled, .boolean, "True by default."),
        ],
        make: ButtonProperties()
    ) { .button($0) }
}
