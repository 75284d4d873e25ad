internal import Diagnostics
public import Foundation
public import Layouts

/// Why a list cannot be laid out.
public enum ListError: Error, Sendable, CustomStringConvertible {
    case unknownClass(name: String, element: ListElement, known: [String])
    /// A cell's `layoutSubviews(forWidth:height:)` returned NaN, an infinite or a negative length.
    case unusableMeasure(className: String, element: ListElement, size: CGSize)
    case layout(LayoutError)
    /// An index path that the list does not have.
    case noItem(IndexPath)

    public var description: String {
        switch self {
        case .unknownClass(let name, let element, let known):
            let remedy = Suggestion.remedy(for: name, among: known).map { "; \($0)" } ?? ""
            return "\(element.place): unknown cell class \"\(name)\"\(remedy)"
        case .unusableMeasure(let className, let element, let size):
            return "\(element.place): \"\(className)\" measures itself as \(size.width) x \(size.height);"
                + " layoutSubviews(forWidth:height:) must return finite lengths from 0"
        case .layout(let error): return "\(error)"
        case .noItem(let indexPath): return "section \(indexPath.section) has no item \(indexPath.item)"
        }
    }
}

extension ListElement {
    /// Words for messages, for instance `section 0, item 3`.
    var place: String {
        switch self {
        case .header(let section): "section \(section), header"
        case .item(let item, let section): "section \(section), item \(item)"
        case .footer(let section): "section \(section), footer"
        }
    }
}
