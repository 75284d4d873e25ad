internal import Foundation
internal import Layouts
internal import Lists

/// The frames of a laid-out list in the order of its sections.
struct LayoutElements {
    let elements: [LayoutReport.Element]

    init(_ adapter: ListAdapter) {
        let placement = adapter.placement
        elements = (0..<placement.sectionCount).flatMap { section -> [LayoutReport.Element] in
            let items = (0..<(placement.itemCount(ofSection: section) ?? 0)).compactMap {
                Self.element(.item($0, section: section), adapter)
            }
            let header = Self.element(.header(section: section), adapter)
            let footer = Self.element(.footer(section: section), adapter)
            return [header].compactMap { $0 } + items + [footer].compactMap { $0 }
        }
    }

    private static func element(_ element: ListElement, _ adapter: ListAdapter) -> LayoutReport.Element? {
        guard let frame = adapter.placement.frame(of: element) else { return nil }
        let item = adapter.item(of: element)
        var reasons: [String] = []
        var kind = LayoutReport.Element.Kind.cell
        var index: Int?
        switch element {
        case .header: kind = .header
        case .footer: kind = .footer
        case .item(let position, let section):
            index = position
            if let reason = adapter.placement.reason(ofItem: position, inSection: section) {
                reasons.append("\(reason)")
            }
        }
        if let size = item?.size { reasons.append(sizeReason(size)) }
        return LayoutReport.Element(
            kind: kind,
            section: element.section,
            item: index,
            className: item?.className ?? "",
            x: Double(frame.minX),
            y: Double(frame.minY),
            width: Double(frame.width),
            height: Double(frame.height),
            reasons: reasons
        )
    }

    private static func sizeReason(_ size: SizeBinding) -> String {
        if size.isAutomatic { return "automatic size" }
        if size.size != nil || size.arraySize != nil { return "bound size" }
        return size.height == nil && size.arrayHeight == nil ? "no size bound" : "bound height"
    }
}
