/// How large and how far apart the lines of a text style are.
public struct TextStyleMetrics: Sendable, Hashable {
    /// The font's size in points.
    public let size: Double
    /// The distance from one baseline to the next, in points.
    public let leading: Double

    /// Metrics of the given size and baseline distance, both in points.
    public init(size: Double, leading: Double) {
        self.size = size
        self.leading = leading
    }
}
