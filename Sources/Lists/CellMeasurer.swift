internal import Foundation
internal import Layouts
internal import Text
internal import Views

/// Lets cells measure themselves, each distinct one once, on several threads where their classes allow it.
struct CellMeasurer {
    let content: ListContent
    let classes: [String: CellClass]
    let environment: TextEnvironment
    let jobs: Int
    let sizeCache: SizeCache

    /// Sizes in the order of the requests.
    func sizes(for requests: [SizeRequest]) -> [CGSize] {
        guard !requests.isEmpty else { return [] }
        let work = CellWork(environment: environment, jobs: jobs)
        let allowed = requests.map { cellClass(of: $0.element)?.allowsParallelMeasuring ?? true }
        let context = SizeKey.Context(environment)
        let keys = work.results(allowed: allowed, placeholder: nil) { index, _ in
            key(of: requests[index], context)
        }
        var sizes = sizeCache.sizes(for: keys)
        let sources = firstRequests(keys)
        let pending = requests.indices.filter { sizes[$0] == nil && sources[$0] == $0 }
        let measured = work.results(allowed: pending.map { allowed[$0] }, placeholder: CGSize.zero) {
            measure(requests[pending[$0]], $1)
        }
        for (index, size) in zip(pending, measured) { sizes[index] = size }
        sizeCache.insert(
            zip(pending, measured).map { (keys[$0], $1) },
            hits: requests.count - pending.count
        )
        return requests.indices.map { sizes[$0] ?? sizes[sources[$0]] ?? .zero }
    }

    /// For each request the first one of the same key: itself where nothing may be shared.
    private func firstRequests(_ keys: [SizeKey?]) -> [Int] {
        var first: [SizeKey: Int] = [:]
        return keys.enumerated().map { index, key in
            guard let key else { return index }
            if let known = first[key] { return known }
            first[key] = index
            return index
        }
    }

    /// True for the items of a flow, whose own width counts.
    private func isFreeWidth(_ element: ListElement) -> Bool {
        guard case .item = element else { return false }
        return content.layout(ofSection: element.section).takesMeasuredBreadth
    }

    private func cellClass(of element: ListElement) -> CellClass? {
        content.item(of: element)?.className.flatMap { classes[$0] }
    }

    private func key(of request: SizeRequest, _ context: SizeKey.Context) -> SizeKey? {
        guard let item = content.item(of: request.element), let data = item.data.key else { return nil }
        return SizeKey(
            className: item.className ?? "",
            data: data,
            offered: request.offered,
            isFreeWidth: isFreeWidth(request.element),
            context: context
        )
    }

    private func measure(_ request: SizeRequest, _ pool: CellPool) -> CGSize {
        guard let item = content.item(of: request.element) else { return .zero }
        let cellClass = item.className.flatMap { classes[$0] }
        let cell = pool.cell(of: cellClass, showing: item.data)
        cell.fillsOfferedWidth = !isFreeWidth(request.element)
        defer { pool.giveBack(cell, of: cellClass) }
        guard let sizing = cell as? any SelfSizing else { return .zero }
        return sizing.layoutSubviews(forWidth: request.offered.width, height: request.offered.height)
    }
}
