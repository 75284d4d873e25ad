/// How long a section's header or footer is along the scroll direction.
public enum SupplementaryLength: Sendable, Hashable {
    /// The section has none; a grouped table still keeps its distance there.
    case absent
    /// There is one, without a length of its own: the layout's default for it (flow and waterfall: nothing).
    case automatic
    /// A given or measured length in points; 0 means none at all.
    case points(Double)
}
