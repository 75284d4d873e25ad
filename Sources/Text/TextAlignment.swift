/// How lines lie in a label's width, as `NSTextAlignment`.
public enum TextAlignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// Left, or right when the traits' direction is right to left.
    case natural
    case left, center, right
    case justified
}
