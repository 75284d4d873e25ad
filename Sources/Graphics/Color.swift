/// A colour as views carry it: one fixed value, or one that follows the traits it is drawn for, as `UIColor`.
///
///     let accent = Color(light: RGBA(0, 122, 255), dark: RGBA(10, 132, 255))
///     let shown = accent.resolved(for: Traits(appearance: .dark))
public struct Color: Sendable, Hashable {
    private let light: RGBA
    private let dark: RGBA
    /// Dark backgrounds are one step lighter in sheets and popovers; light ones never change.
    private let darkElevated: RGBA

    /// A colour that is the same everywhere.
    public init(_ rgba: RGBA) {
        self.init(light: rgba, dark: rgba)
    }

    /// A colour of its own for each appearance.
    public init(light: RGBA, dark: RGBA) {
        self.init(light: light, dark: dark, darkElevated: dark)
    }

    /// A background colour, which differs on elevated levels of the dark appearance.
    public init(light: RGBA, dark: RGBA, darkElevated: RGBA) {
        self.light = light
        self.dark = dark
        self.darkElevated = darkElevated
    }

    /// A fixed colour in sRGB, each component 0...1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A fixed grey, 0 black to 1 white.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Parses `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
    public init?(hex: String) {
        guard let rgba = RGBA(hex: hex) else { return nil }
        self.init(rgba)
    }

    /// The value to draw with under the given traits.
    public func resolved(for traits: Traits) -> RGBA {
        switch traits.appearance {
        case .light: light
        case .dark: traits.isElevated ? darkElevated : dark
        }
    }

    /// The same colour with another alpha in every appearance, 0 clear to 1 opaque.
    public func withAlphaComponent(_ alpha: Double) -> Color {
        func faded(_ rgba: RGBA) -> RGBA {
            RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
        }
        return Color(light: faded(light), dark: faded(dark), darkElevated: faded(darkElevated))
    }
}
