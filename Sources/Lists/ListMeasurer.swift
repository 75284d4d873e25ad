internal import Foundation
internal import Graphics
internal import Layouts

/// Finds the size of every item, header and footer by the rules of semantics 1.
struct ListMeasurer {
    let content: ListContent
    let cells: CellMeasurer
    let container: Container

    /// Measured sizes in the order in which they were asked for.
    private struct Measured {
        var sizes: ArraySlice<CGSize>

        mutating func next() -> CGSize { sizes.popFirst() ?? .zero }
    }

    func measure() throws(ListError) -> (sections: [SectionSizes], issues: [ListIssue]) {
        let requests: [SizeRequest]
        do {
            requests = try content.sizeRequests(in: container)
        } catch {
            throw .layout(error)
        }
        let sizes = cells.sizes(for: requests)
        for (request, size) in zip(requests, sizes) { try check(size, of: request.element) }
        var measured = Measured(sizes: sizes[...])
        var lints = SizeLints(content: content)
        let sections = content.sections.indices.map { index in
            sectionSizes(index, &measured, &lints)
        }
        return (sections, lints.issues)
    }

    private var isVertical: Bool { content.scrollDirection == .vertical }

    /// The extent along the scroll direction.
    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    /// Only what the layout takes of a measured size must be usable.
    private func check(_ size: CGSize, of element: ListElement) throws(ListError) {
        var lengths = [length(size)]
        if case .item = element, content.layout(ofSection: element.section).takesMeasuredBreadth {
            lengths = [size.width, size.height]
        }
        guard !lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return }
        let name = content.item(of: element)?.className ?? ""
        throw .unusableMeasure(className: name, element: element, size: size)
    }

    private func sectionSizes(
        _ index: Int,
        _ measured: inout Measured,
        _ lints: inout SizeLints
    ) -> SectionSizes {
        let section = content.sections[index]
        let items: ItemSizes =
            switch content.layout(ofSection: index) {
            case .table: .lengths(lengths(of: section, index, &measured, &lints) { $0.rowHeight })
            case .waterfall:
                .lengths(lengths(of: section, index, &measured, &lints) { collectionSize($0).map(length) })
            case .flow: sizes(of: section, index, &measured, &lints)
            }
        let hasSpans = section.items.contains { $0.span != 1 }
        let header = supplementaryLength(section.header, .header(section: index), &measured, &lints)
        let footer = supplementaryLength(section.footer, .footer(section: index), &measured, &lints)
        return SectionSizes(
            items: items,
            spans: hasSpans ? section.items.map { UInt16(clamping: $0.span) } : [],
            header: header,
            footer: footer,
            metrics: section.metrics
        )
    }

    private func collectionSize(_ size: SizeBinding) -> CGSize? {
        size.itemSize(listWidth: CGFloat(container.width))
    }

    private func lengths(
        of section: ListSection,
        _ index: Int,
        _ measured: inout Measured,
        _ lints: inout SizeLints,
        given: (SizeBinding) -> CGFloat?
    ) -> [Double] {
        let items = section.items
        var lengths = [Double](repeating: 0, count: items.count)
        // By index: a loop over the elements would copy a million items to look at one part of each.
        for item in items.indices {
            let isAutomatic = items[item].size.isAutomatic
            let length = isAutomatic ? length(measured.next()) : given(items[item].size) ?? 0
            lengths[item] = Double(length)
            if length == 0 { lints.note(items[item], .item(item, section: index)) }
        }
        return lengths
    }

    private func sizes(
        of section: ListSection,
        _ index: Int,
        _ measured: inout Measured,
        _ lints: inout SizeLints
    ) -> ItemSizes {
        let items = section.items
        var widths = [Double](repeating: 0, count: items.count)
        var heights = widths
        for item in items.indices {
            let isAutomatic = items[item].size.isAutomatic
            let size = isAutomatic ? measured.next() : collectionSize(items[item].size) ?? .zero
            widths[item] = Double(size.width)
            heights[item] = Double(size.height)
            if size.width == 0 || size.height == 0 { lints.note(items[item], .item(item, section: index)) }
        }
        return .sizes(widths: widths, heights: heights)
    }

    private func supplementaryLength(
        _ item: ListItem?,
        _ element: ListElement,
        _ measured: inout Measured,
        _ lints: inout SizeLints
    ) -> SupplementaryLength {
        guard let item else { return .absent }
        if item.size.isAutomatic { return .points(Double(length(measured.next()))) }
        let isTable = content.isTable(section: element.section)
        let given = isTable ? item.size.rowHeight : item.size.supplementaryLength(length)
        if let given { return .points(Double(given)) }
        if !isTable || item.size.isOnlySize { lints.note(item, element) }
        return .automatic
    }
}

extension ListContent {
    func isTable(section: Int) -> Bool {
        if case .table = layout(ofSection: section) { true } else { false }
    }
}
