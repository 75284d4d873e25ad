/// Which item of a list something was found in, for messages.
struct ItemLabel: Sendable, Hashable, CustomStringConvertible {
    enum Role: Sendable {
        case cell, header, footer, empty
    }

    var role: Role
    var section: Int
    var index: Int

    var description: String {
        switch role {
        case .cell: "section \(section), item \(index)"
        case .header: "header of section \(section)"
        case .footer: "footer of section \(section)"
        case .empty: "the empty cell"
        }
    }
}
