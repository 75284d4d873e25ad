/// Light or dark, as `UIUserInterfaceStyle`.
public enum Appearance: String, Sendable, Hashable, Codable, CaseIterable {
    case light, dark
}
