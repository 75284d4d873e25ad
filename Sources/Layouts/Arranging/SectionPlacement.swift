/// One placed section: where it is in the list, and its parts relative to its own start.
///
/// Since the parts are relative, a section that moves keeps its arrangement.
struct SectionPlacement: Sendable, Hashable {
    let layout: SectionLayout
    let metrics: SectionMetrics
    let arrangement: Arrangement
    /// Along the scroll direction, in the list.
    var start: Double
    let length: Double
    let header: Supplementary
    let footer: Supplementary
    /// Where items begin: along the scroll direction from the section's start, and across from the list's side.
    let itemsStart: Double
    let itemsLeading: Double
    /// The room between the insets across the scroll direction.
    let itemsBreadth: Double
    /// The breadth of headers and footers, and their distance from the list's side.
    let supplementaryLeading: Double
    let supplementaryBreadth: Double

    /// A header or footer, or the distance kept in its place.
    struct Supplementary: Sendable, Hashable {
        /// From the section's start.
        var start: Double
        var length: Double
        var isPresent: Bool
    }

    var end: Double { start + length }

    /// Everything the section shows, in the list; reaches out of the section only with negative spacings.
    var stretch: Stretch {
        let items = arrangement.stretch.moved(by: start + itemsStart)
        return Stretch(start: min(start, items.start), end: max(end, items.end))
    }

    func overlaps(_ other: Stretch) -> Bool {
        let own = stretch
        return own.start < other.end && own.end > other.start
    }

    func itemRect(_ item: Int) -> LogicalRect {
        moved(arrangement.rect(of: item))
    }

    /// An item's rectangle, moved from the arrangement into the list.
    func moved(_ rect: LogicalRect) -> LogicalRect {
        LogicalRect(
            start: start + itemsStart + rect.start,
            length: rect.length,
            leading: itemsLeading + rect.leading,
            breadth: rect.breadth
        )
    }

    var headerRect: LogicalRect? { rect(header) }
    var footerRect: LogicalRect? { rect(footer) }

    private func rect(_ part: Supplementary) -> LogicalRect? {
        guard part.isPresent else { return nil }
        return LogicalRect(
            start: start + part.start,
            length: part.length,
            leading: supplementaryLeading,
            breadth: supplementaryBreadth
        )
    }

    /// The rectangle that all items of the section share, for backgrounds.
    var itemsRect: LogicalRect? {
        guard arrangement.count > 0 else { return nil }
        return LogicalRect(
            start: start + itemsStart,
            length: arrangement.length,
            leading: itemsLeading,
            breadth: itemsBreadth
        )
    }
}
