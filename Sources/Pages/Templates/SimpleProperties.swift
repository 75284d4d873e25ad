public import Graphics

/// A plain rectangle.
public struct BoxProperties: Sendable {
    /// Absent inside: as `backgroundColor` says.
    public var color: Value<Color?>?

    static let kind = NodeKind(
        "box",
        noun: "a box",
        [Key("box", bound: \.own.color, Format<Color>.colorOrTrue, "Its colour, or true.")],
        make: BoxProperties()
    ) { .box($0) }
}

/// Empty room in a stack, which takes what others leave.
public struct SpacerProperties: Sendable {
    /// The least length in points; absent inside: 0.
    public var minimum: Value<Double?>?

    static let kind = NodeKind(
        "spacer",
        noun: "a spacer",
        [
            Key(
                "spacer",
                bound: \.own.minimum,
                Format<Double>.lengthOrTrue,
                "Its least length in points, or true."
            )
        ],
        make: SpacerProperties()
    ) { .spacer($0) }
}

/// A line of one pixel across its stack.
public struct DividerProperties: Sendable {
    /// Absent inside: the separator's colour.
    public var color: Value<Color?>?

    static let kind = NodeKind(
        "divider",
        noun: "a divider",
        [Key("divider", bound: \.own.color, Format<Color>.colorOrTrue, "Its colour, or true.")],
        make: DividerProperties()
    ) { .divider($0) }
}

extension Format where Result == Double {
    static let lengthOrTrue = Format<Double?>(
        "true or a number of at least 0",
        .anyOf([.constant(true), length.schema])
    ) { value, reading in
        if case .bool(true) = value.content { return .some(nil) }
        return length.read(value, reading)
    }
}
