/// The colours of UIKit that are the same in every appearance; the numbers are those of its documentation.
extension Color {
    /// No paint at all: black with alpha 0.
    public static let clear = Color(white: 0, alpha: 0)
    /// Grey 0.
    public static let black = Color(white: 0)
    /// Grey 1/3.
    public static let darkGray = Color(white: 1.0 / 3)
    /// Grey 1/2.
    public static let gray = Color(white: 0.5)
    /// Grey 2/3.
    public static let lightGray = Color(white: 2.0 / 3)
    /// Grey 1.
    public static let white = Color(white: 1)
    /// Pure red, unlike ``systemRed``.
    public static let red = Color(red: 1, green: 0, blue: 0)
    /// Pure green, unlike ``systemGreen``.
    public static let green = Color(red: 0, green: 1, blue: 0)
    /// Pure blue, unlike ``systemBlue``.
    public static let blue = Color(red: 0, green: 0, blue: 1)
    /// Green and blue, unlike ``systemCyan``.
    public static let cyan = Color(red: 0, green: 1, blue: 1)
    /// Red and green, unlike ``systemYellow``.
    public static let yellow = Color(red: 1, green: 1, blue: 0)
    /// Red and blue.
    public static let magenta = Color(red: 1, green: 0, blue: 1)
    /// Red and half green, unlike ``systemOrange``.
    public static let orange = Color(red: 1, green: 0.5, blue: 0)
    /// Half red and half blue, unlike ``systemPurple``.
    public static let purple = Color(red: 0.5, green: 0, blue: 0.5)
    /// 0.6, 0.4, 0.2, unlike ``systemBrown``.
    public static let brown = Color(red: 0.6, green: 0.4, blue: 0.2)
}
