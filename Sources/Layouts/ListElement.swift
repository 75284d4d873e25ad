/// Something a layout places: an item, or the header or footer of a section.
public enum ListElement: Sendable, Hashable {
    case header(section: Int)
    case item(Int, section: Int)
    case footer(section: Int)

    public var section: Int {
        switch self {
        case .header(let section), .item(_, let section), .footer(let section): section
        }
    }
}
