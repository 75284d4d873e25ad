/// The user's preferred text size, as `UIContentSizeCategory`, smallest first.
public enum ContentSizeCategory: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case extraSmall = "XS"
    case small = "S"
    case medium = "M"
    case large = "L"
    case extraLarge = "XL"
    case extraExtraLarge = "XXL"
    case extraExtraExtraLarge = "XXXL"
    case accessibilityMedium = "AX1"
    case accessibilityLarge = "AX2"
    case accessibilityExtraLarge = "AX3"
    case accessibilityExtraExtraLarge = "AX4"
    case accessibilityExtraExtraExtraLarge = "AX5"

    /// True for AX1 to AX5 only (uikit-facts 1.1).
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Position in the published tables, 0 for XS to 11 for AX5.
    public var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

    public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}
