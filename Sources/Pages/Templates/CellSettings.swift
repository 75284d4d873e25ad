/// What only a whole cell may have.
public struct CellSettings: Sendable {
    /// The mark at a cell's trailing edge, as `UITableViewCell.AccessoryType`.
    public enum Accessory: String, Sendable, Hashable, Codable, CaseIterable {
        case none, disclosureIndicator, checkmark
    }

    public var accessory: Value<Accessory>?
    /// Where the separator below the cell begins and ends.
    public var separatorInset: Value<SeparatorInset>?
    public var isSelected: Value<Bool>?
}

extension NodeCommon {
    static var cellKeys: [Key<NodeCommon>] {
        [
            Key("accessory", bound: \.cell.accessory, .choice("accessory"), "A mark at the trailing edge."),
            Key(
                "separatorInset",
                bound: \.cell.separatorInset,
                .separatorInset,
                "Where the separator begins, or [leading, trailing]."
            ),
            Key("selected", bound: \.cell.isSelected, .boolean, "Shown as selected."),
        ]
    }
}
