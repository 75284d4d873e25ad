internal import Diagnostics
internal import Graphics

private struct ColorPair {
    var light: Color?
    var dark: Color?

    static let table = ObjectTable<ColorPair>(
        "an object of colours",
        [
            Key("light", \.light, .plainColor, "The colour of the light appearance.", isRequired: true),
            Key("dark", \.dark, .plainColor, "The colour of the dark appearance.", isRequired: true),
        ]
    )
}

extension Format where Result == Color {
    private static let hexPattern = "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
    private static let expectedColor =
        "a colour: a name, \"#RRGGBB\", \"#RRGGBBAA\" or {\"light\": …, \"dark\": …}"

    static let color = Format(expectedColor, .reference("color")) { value, reading in
        guard case .object = value.content else { return plainColor.read(value, reading) }
        var pair = ColorPair()
        ColorPair.table.read(value, into: &pair, reading)
        guard let light = pair.light, let dark = pair.dark else { return nil }
        return Color(
            light: light.resolved(for: Traits(appearance: .light)),
            dark: dark.resolved(for: Traits(appearance: .dark))
        )
    }

    /// What ``color`` refers to.
    static var definition: Schema {
        .anyOf([plainColor.schema, ColorPair.table.schema])
    }

    static let plainColor = Format(
        expectedColor,
        .anyOf([.names(Color.names), .pattern(hexPattern)])
    ) { value, reading in
        guard let text = value.string else {
            reading.mismatch(value, expected: expectedColor)
            return nil
        }
        if let color = Color(named: text) ?? Color(hex: text) { return color }
        reading.error(
            "unknown-name",
            text.hasPrefix("#")
                ? "\(JSONValue.quoted(text)) is not a colour" : "unknown colour \(JSONValue.quoted(text))",
            remedy: text.hasPrefix("#")
                ? "write \"#RGB\", \"#RGBA\", \"#RRGGBB\" or \"#RRGGBBAA\""
                : Suggestion.remedy(for: text, among: Color.names) ?? "write a system colour or \"#RRGGBB\"",
            at: value.offset
        )
        return nil
    }

    /// The colour of a part that may also just be switched on with its usual colour.
    static let colorOrTrue = Format<Color?>(
        "true or a colour",
        .anyOf([.constant(true), .reference("color")])
    ) { value, reading in
        if case .bool(true) = value.content { return .some(nil) }
        return color.read(value, reading)
    }
}
