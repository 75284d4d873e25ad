internal import Foundation
internal import Graphics
internal import Layouts
internal import Text
internal import Views

/// Finds the size of every item, header and footer by the rules of semantics 1.
struct ListMeasurer {
    let content: ListContent
    let classes: [String: CellClass]
    let environment: TextEnvironment
    let jobs: Int
    let sizeCache: SizeCache

    /// A view that has to measure itself, and the width it is offered.
    private struct Request: Sendable {
        var section: Int
        /// The item's index; -1 for the header, -2 for the footer.
        var item: Int
        var offered: CGSize
    }

    private static let header = -1
    private static let footer = -2

    var container: Container {
        Container(
            width: environment.traits.width,
            height: environment.traits.height,
            contentInsets: content.contentInsets,
            direction: environment.traits.direction,
            scrollDirection: content.scrollDirection
        )
    }

    func measure() throws(LayoutError) -> (sections: [SectionSizes], issues: [ListIssue]) {
        let requests = try requests()
        let measured = measure(requests)
        var sizes = content.sections.map { [CGSize](repeating: .zero, count: $0.items.count) }
        var supplementary = content.sections.map { _ in (header: CGFloat?.none, footer: CGFloat?.none) }
        for (request, size) in zip(requests, measured) {
            switch request.item {
            case Self.header: supplementary[request.section].header = length(size)
            case Self.footer: supplementary[request.section].footer = length(size)
            default: sizes[request.section][request.item] = size
            }
        }
        var issues: [ListIssue] = []
        let sections = content.sections.indices.map { index in
            fillGivenSizes(&sizes[index], section: index, &issues)
            return sectionSizes(index, sizes[index], supplementary[index])
        }
        return (sections, issues)
    }

    private func layout(of section: Int) -> SectionLayout {
        content.sections[section].layout ?? content.layout
    }

    /// The extent along the scroll direction.
    private func length(_ size: CGSize) -> CGFloat {
        content.scrollDirection == .vertical ? size.height : size.width
    }

    private func requests() throws(LayoutError) -> [Request] {
        var requests: [Request] = []
        for (index, section) in content.sections.enumerated() {
            for (itemIndex, item) in section.items.enumerated() where item.size.isAutomatic {
                let offered = try layout(of: index).offeredItemSize(
                    in: container,
                    metrics: section.metrics,
                    span: UInt16(clamping: max(1, item.span)),
                    section: index
                )
                requests.append(Request(section: index, item: itemIndex, offered: offered))
            }
            let whole = layout(of: index).offeredSupplementarySize(in: container)
            if section.header?.size.isAutomatic == true {
                requests.append(Request(section: index, item: Self.header, offered: whole))
            }
            if section.footer?.size.isAutomatic == true {
                requests.append(Request(section: index, item: Self.footer, offered: whole))
            }
        }
        return requests
    }

    private func item(of request: Request) -> ListItem? {
        let section = content.sections[request.section]
        switch request.item {
        case Self.header: return section.header
        case Self.footer: return section.footer
        default: return section.items[request.item]
        }
    }

    /// Sizes in the order of the requests; only classes that allow it are measured on other threads.
    private func measure(_ requests: [Request]) -> [CGSize] {
        var sizes = [CGSize](repeating: .zero, count: requests.count)
        let isParallel = requests.map { request in
            item(of: request)?.className.flatMap { classes[$0] }?.allowsParallelMeasuring ?? true
        }
        unsafe sizes.withUnsafeMutableBufferPointer { buffer in
            // Safe: every index is written by exactly one chunk, and all chunks end before the buffer does.
            nonisolated(unsafe) let results = unsafe buffer
            ParallelWork.forEachChunk(of: requests.count, chunkSize: 16, jobs: jobs) {
                CellPool(environment: environment)
            } body: { pool, range in
                for index in range where isParallel[index] {
                    unsafe results[index] = size(for: requests[index], pool)
                }
            }
        }
        guard isParallel.contains(false) else { return sizes }
        let pool = CellPool(environment: environment)
        for index in requests.indices where !isParallel[index] {
            sizes[index] = size(for: requests[index], pool)
        }
        return sizes
    }

    private func size(for request: Request, _ pool: CellPool) -> CGSize {
        guard let item = item(of: request) else { return .zero }
        let cellClass = item.className.flatMap { classes[$0] }
        let key = item.data.key.map {
            SizeCache.Key(
                className: item.className ?? "",
                isFreeWidth: request.item >= 0 && layout(of: request.section).takesMeasuredBreadth,
                data: $0,
                offered: request.offered,
                traits: environment.traits
            )
        }
        return sizeCache.size(for: key) {
            TextEnvironment.$current.withValue(environment) {
                let cell = pool.cell(of: cellClass, showing: item.data)
                cell.fillsOfferedWidth = request.item < 0 || !layout(of: request.section).takesMeasuredBreadth
                defer { pool.giveBack(cell, of: cellClass) }
                guard let sizing = cell as? any SelfSizing else { return .zero }
                return sizing.layoutSubviews(forWidth: request.offered.width, height: request.offered.height)
            }
        }
    }

    private func fillGivenSizes(_ sizes: inout [CGSize], section: Int, _ issues: inout [ListIssue]) {
        let isTable = if case .table = layout(of: section) { true } else { false }
        let width = CGFloat(container.width)
        for (index, item) in content.sections[section].items.enumerated() {
            if !item.size.isAutomatic {
                let row = item.size.rowHeight.map { CGSize(width: width, height: $0) }
                sizes[index] = (isTable ? row : item.size.itemSize(listWidth: width)) ?? .zero
            }
            guard length(sizes[index]) == 0 else { continue }
            issues.append(zeroSize(item, section, index, isTable: isTable))
        }
    }

    private func zeroSize(_ item: ListItem, _ section: Int, _ index: Int, isTable: Bool) -> ListIssue {
        let name = item.className.map { "\"\($0)\"" } ?? "an empty cell"
        let reason: String
        let remedy: String
        if item.size.isAutomatic {
            reason = "measures itself as zero"
            remedy = "give its class layoutSubviews(forWidth:height:) with content, or bind a height"
        } else if isTable, item.size.size != nil {
            reason = "has zero height: a table row takes no size"
            remedy = "bind a height instead of a size"
        } else {
            reason = "has zero height: nothing says how large it is"
            remedy = "bind a height or size, or automaticDimension"
        }
        return ListIssue(
            id: "zero-size",
            section: section,
            element: .item(index),
            message: "section \(section), item \(index) (\(name)) \(reason)",
            remedy: remedy,
            sourceOffset: item.sourceOffset
        )
    }

    private func sectionSizes(
        _ index: Int,
        _ sizes: [CGSize],
        _ supplementary: (header: CGFloat?, footer: CGFloat?)
    ) -> SectionSizes {
        let section = content.sections[index]
        let items: ItemSizes
        switch layout(of: index) {
        case .table, .waterfall: items = .lengths(sizes.map { Double(length($0)) })
        case .flow:
            items = .sizes(widths: sizes.map { Double($0.width) }, heights: sizes.map { Double($0.height) })
        }
        let hasSpans = section.items.contains { $0.span != 1 }
        return SectionSizes(
            items: items,
            spans: hasSpans ? section.items.map { UInt16(clamping: $0.span) } : [],
            header: supplementaryLength(section.header, measured: supplementary.header),
            footer: supplementaryLength(section.footer, measured: supplementary.footer),
            metrics: section.metrics
        )
    }

    private func supplementaryLength(_ item: ListItem?, measured: CGFloat?) -> SupplementaryLength {
        guard let item else { return .absent }
        if let measured { return .points(Double(measured)) }
        let given = item.size.rowHeight ?? (item.size.size ?? item.size.arraySize).map(length)
        return given.map { .points(Double($0)) } ?? .automatic
    }
}
