/// How far a separator stays away from the ends of its row, in points.
public struct SeparatorInsets: Sendable, Hashable {
    public var leading: Double
    public var trailing: Double

    public init(leading: Double, trailing: Double = 0) {
        self.leading = leading
        self.trailing = trailing
    }
}
