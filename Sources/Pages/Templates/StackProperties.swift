/// What a stack arranges and how, as `UIStackView`.
public struct StackProperties: Sendable {
    public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
        case vertical, horizontal
    }

    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
        case fill, leading, center, trailing, top, bottom, firstBaseline, lastBaseline
    }

    public enum Distribution: String, Sendable, Hashable, Codable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public var axis: Value<Axis>?
    public var spacing: Value<Double>?
    public var alignment: Value<Alignment>?
    public var distribution: Value<Distribution>?
    public var children: [TemplateNode]?

    static let kind = NodeKind(
        "stack",
        noun: "a stack",
        [
            Key(
                "stack",
                bound: \.own.axis,
                .choice("stack axis"),
                "The axis children follow one another on."
            ),
            Key("spacing", bound: \.own.spacing, .coordinate, "Points between children."),
            Key(
                "alignment",
                bound: \.own.alignment,
                .choice("alignment"),
                "Where children stand across the axis."
            ),
            Key(
                "distribution",
                bound: \.own.distribution,
                .choice("distribution"),
                "How children share the length of the stack."
            ),
            Key("children", \.own.children, .children, "The views in the stack."),
        ],
        make: StackProperties()
    ) { .stack($0) }
}
