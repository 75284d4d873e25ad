/// A language tag in the form of BCP 47, spelt canonically.
///
/// Language, script, region and variants are taken; extended languages are not, so that a tag never reads like
/// one of the other parts of a variant's name (`ltr`, `dark`, `AX5`).
struct LocaleTag: Sendable, Hashable {
    /// `zh-Hans-CN`: language small, script capitalised, region in capitals.
    let name: String

    /// Reads a tag with dashes or underscores in any case; nil if it is none.
    init?(_ text: String) {
        var parts = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })[
            ...
        ]
        guard let language = parts.popFirst(), (2...3).contains(language.count), Self.isLetters(language),
            !["ltr", "rtl"].contains(language.lowercased())
        else { return nil }
        var canonical = [language.lowercased()]
        if let script = parts.first, script.count == 4, Self.isLetters(script) {
            canonical.append(script.prefix(1).uppercased() + script.dropFirst().lowercased())
            parts.removeFirst()
        }
        if let region = parts.first, Self.isRegion(region) {
            canonical.append(region.uppercased())
            parts.removeFirst()
        }
        guard parts.allSatisfy({ (5...8).contains($0.count) && $0.allSatisfy(Self.isLetterOrDigit) }) else {
            return nil
        }
        name = (canonical + parts.map { $0.lowercased() }).joined(separator: "-")
    }

    private static func isRegion(_ part: Substring) -> Bool {
        part.count == 2 && isLetters(part) || part.count == 3 && part.allSatisfy { $0.isASCII && $0.isNumber }
    }

    private static func isLetters(_ part: Substring) -> Bool {
        part.allSatisfy { $0.isASCII && $0.isLetter }
    }

    private static func isLetterOrDigit(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }
}
