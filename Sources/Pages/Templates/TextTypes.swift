/// Where lines stand in their label, as `NSTextAlignment`.
public enum TextAlignment: String, Sendable, Hashable, Codable, CaseIterable {
    case natural, left, center, right, justified
}

/// What happens to text that does not fit, as `NSLineBreakMode`.
public enum LineBreakMode: String, Sendable, Hashable, Codable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail
}
