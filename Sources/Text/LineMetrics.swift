/// Vertical measures of a line in points, positive above and below the baseline.
public struct LineMetrics: Sendable, Hashable {
    public var ascent: Double
    public var descent: Double
    /// What is added between two lines, beyond their heights.
    public var leading: Double

    public init(ascent: Double, descent: Double, leading: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }

    /// Apple's system font per em: 1950/2048 and 494/2048 (uikit-facts 7.3).
    public static let systemFontPerEm = LineMetrics(
        ascent: 1950.0 / 2048,
        descent: 494.0 / 2048,
        leading: 0
    )

    public var height: Double { ascent + descent }

    /// The taller of two in each part.
    public func union(_ other: LineMetrics) -> LineMetrics {
        LineMetrics(
            ascent: max(ascent, other.ascent),
            descent: max(descent, other.descent),
            leading: max(leading, other.leading)
        )
    }
}
