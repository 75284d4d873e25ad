/// What a list is drawn for: the environment that views, text and colours depend on.
public struct Traits: Sendable, Hashable {
    /// The list's width and height in points.
    public var width: Double
    public var height: Double
    /// Pixels per point.
    public var scale: Double
    public var appearance: Appearance
    public var textSize: ContentSizeCategory
    /// A BCP 47 language tag, for instance `zh-Hans`.
    public var locale: String
    public var direction: LayoutDirection
    /// True inside sheets and popovers, where dark backgrounds are one step lighter.
    public var isElevated: Bool

    /// The defaults of the command: 375 x 812 pt at 2x, light, text size L, English.
    ///
    /// Without a direction, the locale's own is taken.
    public init(
        width: Double = 375,
        height: Double = 812,
        scale: Double = 2,
        appearance: Appearance = .light,
        textSize: ContentSizeCategory = .large,
        locale: String = "en",
        direction: LayoutDirection? = nil,
        isElevated: Bool = false
    ) {
        self.width = width
        self.height = height
        self.scale = scale
        self.appearance = appearance
        self.textSize = textSize
        self.locale = locale
        self.direction = direction ?? Self.direction(ofLocale: locale)
        self.isElevated = isElevated
    }

    /// Right to left for the languages written in Arabic, Hebrew, Syriac, Thaana, N'Ko and Adlam script.
    ///
    /// Source: CLDR's `characterOrder` of these languages; an explicit script subtag decides first.
    public static func direction(ofLocale locale: String) -> LayoutDirection {
        let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
        let rightToLeftScripts: Set = ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"]
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
            return rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
        }
        let languages: Set = [
            "ar", "he", "iw", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "syr", "nqo",
        ]
        return languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
    }
}
