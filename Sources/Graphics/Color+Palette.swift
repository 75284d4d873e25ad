/// The palette of iOS 13 to 18, sRGB 0...255.
///
/// Sources: Apple's Human Interface Guidelines (Color), with flutter/flutter `cupertino/colors.dart` and
/// noahgilmore.com/blog/dark-mode-uicolor-compatibility agreeing on the colours of iOS 13. The dark values of
/// mint, teal, cyan and brown (iOS 15) rest on single listings; where two disagree, the one that differs from
/// the increased-contrast value is taken.
extension Color {
    /// Red of the palette.
    public static let systemRed = Color(light: RGBA(255, 59, 48), dark: RGBA(255, 69, 58))
    /// Orange of the palette.
    public static let systemOrange = Color(light: RGBA(255, 149, 0), dark: RGBA(255, 159, 10))
    /// Yellow of the palette.
    public static let systemYellow = Color(light: RGBA(255, 204, 0), dark: RGBA(255, 214, 10))
    /// Green of the palette.
    public static let systemGreen = Color(light: RGBA(52, 199, 89), dark: RGBA(48, 209, 88))
    /// Mint of the palette.
    public static let systemMint = Color(light: RGBA(0, 199, 190), dark: RGBA(102, 212, 207))
    /// Teal of the palette, as since iOS 15.
    public static let systemTeal = Color(light: RGBA(48, 176, 199), dark: RGBA(64, 200, 224))
    /// Cyan of the palette.
    public static let systemCyan = Color(light: RGBA(50, 173, 230), dark: RGBA(100, 210, 255))
    /// Blue of the palette.
    public static let systemBlue = Color(light: RGBA(0, 122, 255), dark: RGBA(10, 132, 255))
    /// Indigo of the palette.
    public static let systemIndigo = Color(light: RGBA(88, 86, 214), dark: RGBA(94, 92, 230))
    /// Purple of the palette.
    public static let systemPurple = Color(light: RGBA(175, 82, 222), dark: RGBA(191, 90, 242))
    /// Pink of the palette.
    public static let systemPink = Color(light: RGBA(255, 45, 85), dark: RGBA(255, 55, 95))
    /// Brown of the palette.
    public static let systemBrown = Color(light: RGBA(162, 132, 94), dark: RGBA(172, 142, 104))
    /// The base grey.
    public static let systemGray = Color(light: RGBA(142, 142, 147), dark: RGBA(142, 142, 147))
    /// Second grey, nearer to the background.
    public static let systemGray2 = Color(light: RGBA(174, 174, 178), dark: RGBA(99, 99, 102))
    /// Third grey.
    public static let systemGray3 = Color(light: RGBA(199, 199, 204), dark: RGBA(72, 72, 74))
    /// Fourth grey; a pressed cell has it.
    public static let systemGray4 = Color(light: RGBA(209, 209, 214), dark: RGBA(58, 58, 60))
    /// Fifth grey.
    public static let systemGray5 = Color(light: RGBA(229, 229, 234), dark: RGBA(44, 44, 46))
    /// Sixth grey, nearest to the background.
    public static let systemGray6 = Color(light: RGBA(242, 242, 247), dark: RGBA(28, 28, 30))
}
