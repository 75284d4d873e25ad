/// The colours of iOS 13 to 18 that are named by their purpose, sRGB 0...255.
///
/// Source: flutter/flutter `cupertino/colors.dart`; the alphas are Apple's fractions, which that file stores as
/// truncated bytes (0.29 for separators is confirmed: over white UIKit draws 198 198 200).
extension Color {
    /// Primary text.
    public static let label = Color(light: RGBA(0, 0, 0), dark: RGBA(255, 255, 255))
    /// Secondary text.
    public static let secondaryLabel = Color(
        light: RGBA(60, 60, 67, alpha: 0.6),
        dark: RGBA(235, 235, 245, alpha: 0.6)
    )
    /// Tertiary text.
    public static let tertiaryLabel = Color(
        light: RGBA(60, 60, 67, alpha: 0.3),
        dark: RGBA(235, 235, 245, alpha: 0.3)
    )
    /// Quaternary text.
    public static let quaternaryLabel = Color(
        light: RGBA(60, 60, 67, alpha: 0.18),
        dark: RGBA(235, 235, 245, alpha: 0.16)
    )
    /// Placeholder text of controls.
    public static let placeholderText = Color(
        light: RGBA(60, 60, 67, alpha: 0.3),
        dark: RGBA(235, 235, 245, alpha: 0.3)
    )
    /// Fill of thin and small shapes.
    public static let systemFill = Color(
        light: RGBA(120, 120, 128, alpha: 0.2),
        dark: RGBA(120, 120, 128, alpha: 0.36)
    )
    /// Fill of medium shapes.
    public static let secondarySystemFill = Color(
        light: RGBA(120, 120, 128, alpha: 0.16),
        dark: RGBA(120, 120, 128, alpha: 0.32)
    )
    /// Fill of large shapes.
    public static let tertiarySystemFill = Color(
        light: RGBA(118, 118, 128, alpha: 0.12),
        dark: RGBA(118, 118, 128, alpha: 0.24)
    )
    /// Fill of large areas with complex content.
    public static let quaternarySystemFill = Color(
        light: RGBA(116, 116, 128, alpha: 0.08),
        dark: RGBA(118, 118, 128, alpha: 0.18)
    )
    /// Thin lines that let what is below show through.
    public static let separator = Color(
        light: RGBA(60, 60, 67, alpha: 0.29),
        dark: RGBA(84, 84, 88, alpha: 0.6)
    )
    /// Thin lines that hide what is below.
    public static let opaqueSeparator = Color(light: RGBA(198, 198, 200), dark: RGBA(56, 56, 58))
    /// Text of links.
    public static let link = Color(light: RGBA(0, 122, 255), dark: RGBA(9, 132, 255))
    /// What controls and links are tinted with when nothing else is said: ``systemBlue``.
    public static let tintColor = systemBlue

    /// Background of a plain list and its cells.
    public static let systemBackground = Color(
        light: RGBA(255, 255, 255),
        dark: RGBA(0, 0, 0),
        darkElevated: RGBA(28, 28, 30)
    )
    /// Content grouped on the main background.
    public static let secondarySystemBackground = Color(
        light: RGBA(242, 242, 247),
        dark: RGBA(28, 28, 30),
        darkElevated: RGBA(44, 44, 46)
    )
    /// Content grouped on the secondary background.
    public static let tertiarySystemBackground = Color(
        light: RGBA(255, 255, 255),
        dark: RGBA(44, 44, 46),
        darkElevated: RGBA(58, 58, 60)
    )
    /// Background of a grouped list.
    public static let systemGroupedBackground = Color(
        light: RGBA(242, 242, 247),
        dark: RGBA(0, 0, 0),
        darkElevated: RGBA(28, 28, 30)
    )
    /// Cells of a grouped list.
    public static let secondarySystemGroupedBackground = Color(
        light: RGBA(255, 255, 255),
        dark: RGBA(28, 28, 30),
        darkElevated: RGBA(44, 44, 46)
    )
    /// Content grouped within cells of a grouped list.
    public static let tertiarySystemGroupedBackground = Color(
        light: RGBA(242, 242, 247),
        dark: RGBA(44, 44, 46),
        darkElevated: RGBA(58, 58, 60)
    )
}
