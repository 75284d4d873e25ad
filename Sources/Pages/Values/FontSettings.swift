public import Text

/// A font as a page describes it; what is absent is the label's default.
public struct FontSettings: Sendable, Hashable {
    public var style: TextStyle?
    /// Points; with a style, in its place.
    public var size: Double?
    /// As OpenType and CSS count it, 100...900.
    public var weight: Int?
    public var isItalic: Bool?
    public var hasMonospacedDigits: Bool?
    /// A family of the declared fonts; absent for the system font.
    public var family: String?

    static let table = ObjectTable<FontSettings>(
        "a font",
        [
            Key("style", \.style, .choice("text style"), "A text style of Dynamic Type."),
            Key("size", \.size, .fontSize, "Points; overrides the style's size."),
            Key("weight", \.weight, .weight, "A weight by name or as 100 to 900."),
            Key("italic", \.isItalic, .boolean, "Slanted letters."),
            Key("monospacedDigits", \.hasMonospacedDigits, .boolean, "Digits of equal width."),
            Key("family", \.family, .nonEmpty, "A family of the declared fonts."),
        ]
    )
}

extension Format where Result == FontSettings {
    static let font = Format(
        "a text style, a size in points or an object such as {\"size\": 17, \"weight\": \"bold\"}",
        .reference("font")
    ) { value, reading in
        switch value.content {
        case .string:
            Format<TextStyle>.choice("text style").read(value, reading).map { FontSettings(style: $0) }
        case .integer, .number: Format<Double>.fontSize.read(value, reading).map { FontSettings(size: $0) }
        case .null, .bool, .array, .object, .unreadable:
            Format.object(FontSettings.table) { FontSettings() }.read(value, reading)
        }
    }

    /// What ``font`` refers to.
    static var definition: Schema {
        .anyOf([
            Format<TextStyle>.choice("text style").schema, Format<Double>.fontSize.schema,
            FontSettings.table.schema,
        ])
    }
}

extension Format where Result == Double {
    static let fontSize = Format(
        "a size in points from 1 to 1000",
        .number(.init(minimum: 1, maximum: 1000))
    ) { value in
        value.number.flatMap { (1...1000).contains($0) ? $0 : nil }
    }
}

extension Format where Result == Int {
    private static let weightNames: [(name: String, value: Int)] = [
        ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500),
        ("semibold", 600), ("bold", 700), ("heavy", 800), ("black", 900),
    ]

    static let weight = Format(
        "a weight such as \"bold\" or 700",
        .anyOf([.names(weightNames.map(\.name)), integer(100...900).schema])
    ) { value, reading in
        if case .integer = value.content { return integer(100...900).read(value, reading) }
        return choice("weight", weightNames).read(value, reading)
    }
}
