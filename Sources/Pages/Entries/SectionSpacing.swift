public import Graphics

/// The distances of a section, as document 000's `collectionViewSpacing`; bound to the section's header.
public struct SectionSpacing: Sendable, Hashable {
    /// Points between lines.
    public var line: Double
    /// Points between the items of a line.
    public var item: Double
    public var insets: EdgeInsets

    public init(line: Double = 0, item: Double = 0, insets: EdgeInsets = .zero) {
        self.line = line
        self.item = item
        self.insets = insets
    }
}

private struct SpacingDraft: Sendable {
    var line: Double?
    var item: Double?
    var insets: EdgeInsets?

    static let table = ObjectTable<SpacingDraft>(
        "a spacing",
        [
            Key("line", \.line, .coordinate, "Points between lines."),
            Key("item", \.item, .coordinate, "The least points between the items of a line."),
            Key("insets", \.insets, .insets, "Room around the section's items."),
        ]
    )
}

extension Format where Result == SectionSpacing {
    /// Line spacing, item spacing and insets of a section.
    static let spacing = Format<SpacingDraft>.object(SpacingDraft.table) { SpacingDraft() }.asSpacing
}

extension Format where Result == SpacingDraft {
    fileprivate var asSpacing: Format<SectionSpacing> {
        map { SectionSpacing(line: $0.line ?? 0, item: $0.item ?? 0, insets: $0.insets ?? .zero) }
    }
}
