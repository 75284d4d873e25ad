/// A rectangle in terms of the scroll direction, before any mirroring.
struct LogicalRect: Sendable, Hashable {
    /// Along the scroll direction.
    var start: Double
    var length: Double
    /// Across it, from the leading side.
    var leading: Double
    var breadth: Double
}
