/// A width or height of a view in a template.
public enum Length: Sendable, Hashable {
    case points(Double)
    /// A part of the parent's length, 0.5 for `"50%"`.
    case share(Double)
}

extension Format where Result == Length {
    static let viewLength = Format(
        "a number of at least 0 or a share such as \"50%\"",
        .anyOf([.number(.init(minimum: 0, maximum: Limits.length)), .pattern("^[0-9]+(\\.[0-9]+)?%$")])
    ) { value in
        if let number = value.number { return (0...Limits.length).contains(number) ? .points(number) : nil }
        guard let text = value.string, text.last == "%", let share = Double(text.dropLast()) else {
            return nil
        }
        guard share >= 0, share * 0.01 <= Limits.length else { return nil }
        return .share(share / 100)
    }

    /// The distance of an overlay's child from an edge, which may reach outside.
    static let distance = Format(
        "a number or a share such as \"50%\"",
        .anyOf([
            .number(.init(minimum: -Limits.length, maximum: Limits.length)),
            .pattern("^-?[0-9]+(\\.[0-9]+)?%$"),
        ])
    ) { value in
        if let number = value.number { return abs(number) <= Limits.length ? .points(number) : nil }
        guard let text = value.string, text.last == "%", let share = Double(text.dropLast()) else {
            return nil
        }
        return abs(share) <= Limits.length ? .share(share / 100) : nil
    }
}
