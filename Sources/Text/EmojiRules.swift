/// Which characters belong to the emoji font, by Unicode's emoji properties (UTS 51).
enum EmojiRules {
    private static let textSelector: Unicode.Scalar = "\u{FE0E}"
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    private static let joiner: Unicode.Scalar = "\u{200D}"
    private static let keycap: Unicode.Scalar = "\u{20E3}"

    /// True when a character shows as emoji: by its own nature, or because a selector asks for it.
    static func isEmoji(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
        if next == emojiSelector { return scalar.properties.isEmoji }
        guard mayShowAsEmoji(scalar) else { return false }
        return scalar.properties.isEmojiPresentation && next != textSelector
    }

    /// The blocks that hold Unicode's characters with emoji presentation, to spare others the slower table.
    private static func mayShowAsEmoji(_ scalar: Unicode.Scalar) -> Bool {
        (0x231A...0x2B55).contains(scalar.value) || scalar.value >= 0x1F004
    }

    /// False for most characters that start one of their own, without a look at Unicode's tables.
    static func mayExtendCluster(_ scalar: Unicode.Scalar) -> Bool {
        !(scalar.value < 0x300 || isPlain(scalar))
    }

    /// True for what never starts a character of its own: marks, selectors, joiners, modifiers and tags.
    static func extendsCluster(_ scalar: Unicode.Scalar) -> Bool {
        guard mayExtendCluster(scalar) else { return false }
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
        if scalar.value < 0xAD || isPlain(scalar) { return false }
        return scalar.properties.isDefaultIgnorableCodePoint
    }

    /// The bulk of Chinese, Japanese and Korean text and its punctuation: no marks and nothing invisible.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3000...0x3029, 0x3041...0x3096, 0x309B...0x3163, 0x3165...0xA48C, 0xAC00...0xD7A3,
            0xFF01...0xFF9D:
            true
        default: false
        }
    }
}
