/// Which characters belong to the emoji font, by Unicode's emoji properties (UTS 51).
enum EmojiRules {
    private static let textSelector: Unicode.Scalar = "\u{FE0E}"
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    private static let joiner: Unicode.Scalar = "\u{200D}"
    private static let keycap: Unicode.Scalar = "\u{20E3}"

    /// True when a character shows as emoji: by its own nature, or because a selector asks for it.
    static func isEmoji(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
        guard scalar.value >= 0x203C || next == emojiSelector else { return false }
        if next == emojiSelector { return scalar.properties.isEmoji }
        return scalar.properties.isEmojiPresentation && next != textSelector
    }

    /// True for what never starts a character of its own: marks, selectors, joiners, modifiers and tags.
    static func extendsCluster(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x300 { return false }
        if isHan(scalar) { return false }
        if scalar == joiner || scalar == keycap { return true }
        if scalar.value >= 0xFE00, scalar.value <= 0xFE0F { return true }
        if scalar.value >= 0xE0020, scalar.value <= 0xE007F { return true }
        if scalar.properties.isEmojiModifier { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: return true
        default: return false
        }
    }

    static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == joiner }

    /// True for what has no picture of its own, so that a font need not hold it.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0xAD { return false }
        if isHan(scalar) { return false }
        return scalar.properties.isDefaultIgnorableCodePoint
    }

    /// The bulk of Chinese, Japanese and Korean text, spared the slower look at Unicode's tables.
    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        (0x3040...0xD7A3).contains(scalar.value)
    }
}
