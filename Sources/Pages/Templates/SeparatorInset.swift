/// How far a separator stays away from the ends of its row, in points.
public struct SeparatorInset: Sendable, Hashable {
    public var leading: Double
    public var trailing: Double
}

extension Format where Result == SeparatorInset {
    /// A leading inset, or both.
    static let separatorInset = Format(
        "a number or [leading, trailing]",
        .anyOf([Format<Double>.length.schema, .array(Format<Double>.length.schema, count: 2...2)])
    ) { value, reading in
        if let leading = value.number {
            guard leading >= 0, leading <= Limits.length else {
                reading.mismatch(value, expected: Format<Double>.length.expectation)
                return nil
            }
            return SeparatorInset(leading: leading, trailing: 0)
        }
        guard value.elements?.count == 2 else {
            reading.mismatch(value, expected: "a number or [leading, trailing]")
            return nil
        }
        let numbers = Format<[Double]>.array(of: .length).read(value, reading) ?? []
        return numbers.count == 2 ? SeparatorInset(leading: numbers[0], trailing: numbers[1]) : nil
    }
}
