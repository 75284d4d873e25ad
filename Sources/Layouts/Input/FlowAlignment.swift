/// How the items of a flow's lines are spread over the room they have.
public enum FlowAlignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// As UICollectionViewFlowLayout: full lines are justified and a lone item in one is centred; the last line
    /// starts at the leading edge with the least gap.
    case standard
    /// Every line with the least gap, at the leading edge, in the middle or at the trailing edge.
    case leading, center, trailing
    /// Lines but the last are justified; lone items stay at the leading edge.
    case justify
    /// All lines are justified, the last one too.
    case justifyLast
}
