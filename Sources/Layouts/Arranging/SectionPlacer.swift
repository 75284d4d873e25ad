import Foundation
import Graphics

/// Lays out one section of a list.
struct SectionPlacer {
    let sizes: SectionSizes
    let layout: SectionLayout
    let container: Container
    /// The section's number in the list.
    let section: Int

    private var metrics: SectionMetrics { sizes.metrics ?? layout.defaultMetrics }

    func placement(start: Double) throws(LayoutError) -> SectionPlacement {
        try validate()
        let insets = LogicalInsets(metrics.insets, container.scrollDirection)
        let side = layout.sideInset(in: container)
        let room = layout.itemRoom(in: container, insets: metrics.insets)
        let arrangement = try arrangement(room: room)
        let padding = headerPadding
        let headerLength = self.headerLength
        let itemsStart = padding + headerLength + insets.start
        let footerStart = max(padding + headerLength, itemsStart + arrangement.length + insets.end)
        let length = footerStart + footerLength
        guard (start + length).isFinite else { throw .contentTooLong(section: section) }
        return SectionPlacement(
            layout: layout,
            metrics: metrics,
            arrangement: arrangement,
            start: start,
            length: length,
            header: .init(
                start: padding,
                length: headerLength,
                isPresent: sizes.header != .absent && headerLength > 0
            ),
            footer: .init(
                start: footerStart,
                length: footerLength,
                isPresent: sizes.footer != .absent && footerLength > 0
            ),
            itemsStart: itemsStart,
            itemsLeading: insets.leading + side,
            itemsBreadth: room,
            supplementaryLeading: side,
            supplementaryBreadth: max(0, container.contentBreadth - 2 * side)
        )
    }

    private func arrangement(room: Double) throws(LayoutError) -> Arrangement {
        let (lengths, breadths) = sizes.items.extents(container.scrollDirection)
        switch layout {
        case .table:
            return tableArrangement(lengths: lengths, breadth: room)
        case .flow(let options):
            let breadths = breadths ?? .equal(room, count: lengths.count)
            return flowArrangement(lengths: lengths, breadths: breadths, options, room: room)
        case .waterfall(let options):
            let lanes = try options.lanes(room: room, gap: metrics.interitemSpacing, section: section)
            let arrangement = ColumnArrangement(
                lengths: lengths,
                spans: sizes.spans,
                lanes: lanes,
                gap: metrics.lineSpacing,
                order: options.order
            )
            return .columns(Boxed(arrangement))
        }
    }

    private func tableArrangement(lengths: Extents, breadth: Double) -> Arrangement {
        switch lengths {
        case .listed(let values) where values.count != 1:
            .stack(Boxed(StackArrangement(lengths: values, breadth: breadth)))
        case .listed, .equal:
            .grid(GridArrangement(rows: lengths.count, length: lengths[0], breadth: breadth))
        }
    }

    private func flowArrangement(
        lengths: Extents,
        breadths: Extents,
        _ options: FlowOptions,
        room: Double
    ) -> Arrangement {
        let spread = LineSpread(
            alignment: options.alignment,
            room: room,
            minimumGap: metrics.interitemSpacing
        )
        guard let length = lengths.shared, let breadth = breadths.shared else {
            let lines = LineArrangement(
                lengths: lengths,
                breadths: breadths,
                lineSpacing: metrics.lineSpacing,
                spread: spread
            )
            return .lines(Boxed(lines))
        }
        let grid = GridArrangement(
            count: lengths.count,
            length: length,
            breadth: breadth,
            lineSpacing: metrics.lineSpacing,
            spread: spread,
            isGrid: options.alignment == .standard && options.uniformGrid
        )
        return .grid(grid)
    }

    private var headerLength: Double {
        switch (layout, sizes.header) {
        case (.table(let options), let header): options.headerLength(header, isFirst: section == 0)
        case (.flow(let options), .points) where options.hidesHeaderWhenEmpty && sizes.items.count == 0: 0
        case (_, .points(let length)): length
        case (_, .absent), (_, .automatic): 0
        }
    }

    private var footerLength: Double {
        switch (layout, sizes.footer) {
        case (.table(let options), let footer): options.footerLength(footer)
        case (_, .points(let length)): length
        case (_, .absent), (_, .automatic): 0
        }
    }

    /// A plain table's room above the headers that it has.
    private var headerPadding: Double {
        guard case .table(let options) = layout, options.style == .plain, sizes.header != .absent else {
            return 0
        }
        return headerLength > 0 ? options.headerTopPadding : 0
    }

    private func validate() throws(LayoutError) {
        try sizes.items.validate(section: section, container.scrollDirection)
        try validate(sizes.header, "header's length")
        try validate(sizes.footer, "footer's length")
        if let invalid = metrics.firstInvalid ?? layout.firstInvalid {
            throw .invalidFigure(section: section, what: invalid.name, value: invalid.value)
        }
        guard !sizes.spans.isEmpty else { return }
        guard sizes.spans.count == sizes.items.count else {
            throw .unequalCounts(
                section: section,
                what: "spans",
                count: sizes.spans.count,
                items: sizes.items.count
            )
        }
        if let item = sizes.spans.firstIndex(of: 0) { throw .invalidSpan(section: section, item: item) }
    }

    private func validate(_ length: SupplementaryLength, _ what: String) throws(LayoutError) {
        guard case .points(let points) = length else { return }
        guard points >= 0, points.isFinite else {
            throw .invalidFigure(section: section, what: what, value: points)
        }
    }
}

extension SectionLayout {
    /// The distance of items, headers and footers from the list's sides, beyond the section's insets.
    func sideInset(in container: Container) -> Double {
        guard case .table(let options) = self else { return 0 }
        return options.sideInset(forWidth: container.width)
    }

    /// The room that content insets, section insets and an inset grouped table's margins leave for items.
    func itemRoom(in container: Container, insets: EdgeInsets) -> Double {
        max(0, container.itemBreadth(insets: insets) - 2 * sideInset(in: container))
    }

    var firstInvalid: (name: String, value: Double)? {
        switch self {
        case .table(let options): return options.firstInvalid
        case .flow: return nil
        case .waterfall(let options):
            let length = options.minimumContentLength
            return length >= 0 && length.isFinite ? nil : ("minimum content length", length)
        }
    }
}
