/// How strongly a view keeps its size in a stack, as `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
    public var rawValue: Double

    public init(rawValue: Double) {
        self.rawValue = rawValue
    }

    public static let required = LayoutPriority(rawValue: 1000)
    public static let defaultHigh = LayoutPriority(rawValue: 750)
    public static let defaultLow = LayoutPriority(rawValue: 250)
    public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

    public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
