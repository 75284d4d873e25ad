internal import Foundation
internal import Layouts

/// A view that has to measure itself, and the size it is offered.
struct SizeRequest: Sendable {
    var element: ListElement
    var offered: CGSize
}

extension ListContent {
    /// All views that measure themselves: of each section its items, its header and its footer.
    func sizeRequests(in container: Container) throws(LayoutError) -> [SizeRequest] {
        var requests: [SizeRequest] = []
        for index in sections.indices {
            try appendItemRequests(ofSection: index, in: container, to: &requests)
            let whole = layout(ofSection: index).offeredSupplementarySize(in: container)
            if sections[index].header?.size.isAutomatic == true {
                requests.append(SizeRequest(element: .header(section: index), offered: whole))
            }
            if sections[index].footer?.size.isAutomatic == true {
                requests.append(SizeRequest(element: .footer(section: index), offered: whole))
            }
        }
        return requests
    }

    private func appendItemRequests(
        ofSection section: Int,
        in container: Container,
        to requests: inout [SizeRequest]
    ) throws(LayoutError) {
        let items = sections[section].items
        var offered: (span: Int, size: CGSize)?
        // By index: a loop over the elements would copy a million items to look at one flag of each.
        for index in items.indices where items[index].size.isAutomatic {
            let span = items[index].span
            if offered?.span != span {
                let size = try layout(ofSection: section).offeredItemSize(
                    in: container,
                    metrics: sections[section].metrics,
                    span: UInt16(clamping: max(1, span)),
                    section: section
                )
                offered = (span, size)
            }
            guard let size = offered?.size else { continue }
            requests.append(SizeRequest(element: .item(index, section: section), offered: size))
        }
    }
}
