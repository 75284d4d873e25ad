/// The direction of the interface, as `UIUserInterfaceLayoutDirection`.
public enum LayoutDirection: String, Sendable, Hashable, Codable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}
