/// Colours by the names that UIKit and pages use.
extension Color {
    /// The colour of that exact name, for instance `systemGroupedBackground`; nil for an unknown name.
    public init?(named name: String) {
        guard let color = Self.byName[name] else { return nil }
        self = color
    }

    /// All names that ``init(named:)`` knows, by group: fixed, palette, text and fills, backgrounds.
    public static let names: [String] = table.map(\.name)

    private static let byName = Dictionary(uniqueKeysWithValues: table.map { ($0.name, $0.color) })

    private static let table: [(name: String, color: Color)] = [
        ("clear", clear),
        ("black", black),
        ("darkGray", darkGray),
        ("gray", gray),
        ("lightGray", lightGray),
        ("white", white),
        ("red", red),
        ("green", green),
        ("blue", blue),
        ("cyan", cyan),
        ("yellow", yellow),
        ("magenta", magenta),
        ("orange", orange),
        ("purple", purple),
        ("brown", brown),
        ("systemRed", systemRed),
        ("systemOrange", systemOrange),
        ("systemYellow", systemYellow),
        ("systemGreen", systemGreen),
        ("systemMint", systemMint),
        ("systemTeal", systemTeal),
        ("systemCyan", systemCyan),
        ("systemBlue", systemBlue),
        ("systemIndigo", systemIndigo),
        ("systemPurple", systemPurple),
        ("systemPink", systemPink),
        ("systemBrown", systemBrown),
        ("systemGray", systemGray),
        ("systemGray2", systemGray2),
        ("systemGray3", systemGray3),
        ("systemGray4", systemGray4),
        ("systemGray5", systemGray5),
        ("systemGray6", systemGray6),
        ("label", label),
        ("secondaryLabel", secondaryLabel),
        ("tertiaryLabel", tertiaryLabel),
        ("quaternaryLabel", quaternaryLabel),
        ("placeholderText", placeholderText),
        ("systemFill", systemFill),
        ("secondarySystemFill", secondarySystemFill),
        ("tertiarySystemFill", tertiarySystemFill),
        ("quaternarySystemFill", quaternarySystemFill),
        ("separator", separator),
        ("opaqueSeparator", opaqueSeparator),
        ("link", link),
        ("tintColor", tintColor),
        ("systemBackground", systemBackground),
        ("secondarySystemBackground", secondarySystemBackground),
        ("tertiarySystemBackground", tertiarySystemBackground),
        ("systemGroupedBackground", systemGroupedBackground),
        ("secondarySystemGroupedBackground", secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", tertiarySystemGroupedBackground),
    ]
}
