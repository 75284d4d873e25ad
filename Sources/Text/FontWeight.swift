extension Font {
    /// The thickness of strokes on the scale of OpenType and CSS, 100 to 900, under UIKit's names.
    public struct Weight: RawRepresentable, Sendable, Hashable, Comparable {
        public var rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(rawValue: 100)
        public static let thin = Weight(rawValue: 200)
        public static let light = Weight(rawValue: 300)
        public static let regular = Weight(rawValue: 400)
        public static let medium = Weight(rawValue: 500)
        public static let semibold = Weight(rawValue: 600)
        public static let bold = Weight(rawValue: 700)
        public static let heavy = Weight(rawValue: 800)
        public static let black = Weight(rawValue: 900)

        /// The names by which pages give weights, thinnest first.
        public static let named: [(name: String, weight: Weight)] = [
            ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
            ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
            ("black", .black),
        ]

        /// The weight of a name in `named`.
        public init?(named name: String) {
            guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
            self = match.weight
        }

        public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
    }
}
