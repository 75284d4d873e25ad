internal import Diagnostics

/// One kind of view that templates may have, recognised by its key.
struct NodeKind: Sendable {
    /// Where a view stands, which decides what else it may have.
    enum Place: Sendable {
        case cell, stack, overlay
    }

    let keyword: String
    private let keys: [Schema.Property]
    private let cellKeys: Set<String>
    private let overlayKeys: Set<String>
    private let readNode: @Sendable (JSONValue, Reading) -> TemplateNode?

    init<Own: Sendable>(
        _ keyword: String,
        noun: String,
        _ ownKeys: [Key<NodeDraft<Own>>],
        make: Own,
        content: @escaping @Sendable (Own) -> TemplateNode.Content
    ) {
        let cellKeys = NodeCommon.cellKeys
        let overlayKeys = NodeCommon.overlayKeys
        let commonKeys = (NodeCommon.viewKeys + cellKeys + overlayKeys).map { key in
            Key<NodeDraft<Own>>(key) { read, draft in read(&draft.common) }
        }
        let table = ObjectTable(noun, ownKeys + commonKeys)
        self.keyword = keyword
        self.cellKeys = Set(cellKeys.map(\.name))
        self.overlayKeys = Set(overlayKeys.map(\.name))
        keys = table.properties.map { property in
            var property = property
            property.isRequired = property.name == keyword
            return property
        }
        readNode = { value, reading in
            var draft = NodeDraft(own: make)
            table.read(value, into: &draft, reading)
            return TemplateNode(
                content(draft.own),
                draft.common,
                bindings: reading.bindings,
                offset: value.offset
            )
        }
    }

    static let all: [NodeKind] = [
        StackProperties.kind, OverlayProperties.kind, LabelProperties.kind, ImageProperties.kind,
        BoxProperties.kind, SpacerProperties.kind, DividerProperties.kind, ButtonProperties.kind,
        TemplateReference.kind, TableCellProperties.kind,
    ]

    /// The kinds that may stand in a place: a standard table cell is never part of another cell.
    static func kinds(at place: Place) -> [NodeKind] {
        place == .cell ? all : all.filter { $0.keyword != TableCellProperties.kind.keyword }
    }

    func schema(at place: Place) -> Schema {
        let allowed = keys.filter { property in
            !(place != .cell && cellKeys.contains(property.name))
                && !(place != .overlay && overlayKeys.contains(property.name))
        }
        return .object(allowed, others: nil)
    }

    func read(_ value: JSONValue, at place: Place, _ reading: Reading) -> TemplateNode? {
        for member in value.members ?? [] {
            if place != .cell, cellKeys.contains(member.key) {
                misplaced(member, "has an effect only on a whole cell", reading)
            }
            if place != .overlay, overlayKeys.contains(member.key) {
                misplaced(member, "has an effect only in an overlay", reading)
            }
        }
        let outer = reading.bindings
        reading.bindings = []
        defer { reading.bindings = outer }
        return readNode(value, reading)
    }

    private func misplaced(_ member: JSONMember, _ reason: String, _ reading: Reading) {
        reading.error("misplaced-key", "\"\(member.key)\" \(reason)", at: member.keyOffset)
    }
}
