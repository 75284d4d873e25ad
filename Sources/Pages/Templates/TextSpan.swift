public import Graphics

/// A piece of a label's text with a look of its own; what is absent is the label's.
public struct TextSpan: Sendable, Hashable {
    public var text: String?
    public var font: FontSettings?
    public var textColor: Color?
    public var backgroundColor: Color?
    public var isUnderlined: Bool?
    public var isStruckThrough: Bool?
    public var kern: Double?
    public var baselineOffset: Double?
    public var link: String?

    static let table = ObjectTable<TextSpan>(
        "a span",
        [
            Key("text", \.text, .text, "The text.", isRequired: true),
            Key("font", \.font, .font, "The label's by default."),
            Key("textColor", \.textColor, .color, "The label's by default."),
            Key("backgroundColor", \.backgroundColor, .color, "Painted behind the text."),
            Key("underline", \.isUnderlined, .boolean, "A line below the text."),
            Key("strikethrough", \.isStruckThrough, .boolean, "A line through the text."),
            Key("kern", \.kern, .coordinate, "Points added after every character."),
            Key("baselineOffset", \.baselineOffset, .coordinate, "Points the text is moved up."),
            Key("link", \.link, .string, "What a tap on the text reports."),
        ]
    )
}

/// What a label shows.
public enum LabelContent: Sendable, Hashable {
    case text(String)
    case spans([TextSpan])
}

extension Format where Result == LabelContent {
    private static let span = Format<TextSpan>(
        "a text or a span",
        .anyOf([Format<String>.text.schema, TextSpan.table.schema])
    ) { value, reading in
        guard case .object = value.content else {
            return Format<String>.text.read(value, reading).map { TextSpan(text: $0) }
        }
        return Format<TextSpan>.object(TextSpan.table) { TextSpan() }.read(value, reading)
    }

    /// A text, or an array of spans.
    static let labelContent = Format(
        "a text, a number or an array of spans",
        .anyOf([Format<String>.text.schema, .array(span.schema, count: nil)])
    ) { value, reading in
        if case .array = value.content {
            return Format<[TextSpan]>.array(of: span).read(value, reading).map { .spans($0) }
        }
        guard let text = value.insertedText, !value.isNull else {
            reading.mismatch(value, expected: "a text, a number or an array of spans")
            return nil
        }
        return .text(text)
    }
}
