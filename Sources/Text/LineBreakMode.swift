/// How text that is too long is broken or shortened, as `NSLineBreakMode`.
public enum LineBreakMode: String, Sendable, Hashable, Codable, CaseIterable {
    case byWordWrapping, byCharWrapping, byClipping
    case byTruncatingHead, byTruncatingMiddle, byTruncatingTail

    /// True for the modes that put an ellipsis where text was left out.
    public var isTruncating: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
        }
    }
}
