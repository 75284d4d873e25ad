/// How many columns a waterfall has, and how wide they are.
public enum WaterfallColumns: Sendable, Hashable {
    /// So many columns share the room.
    case count(Int)
    /// As many columns of exactly this width as fit, at least one, from the leading edge.
    case width(Double)
    /// As many columns of at least this width as fit, at least one; they share the room.
    case minimumWidth(Double)
}
