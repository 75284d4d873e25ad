/// The axis along which a list grows, as `UICollectionView.ScrollDirection`.
public enum ScrollDirection: String, Sendable, Hashable, Codable, CaseIterable {
    case vertical, horizontal
}
