internal import Diagnostics

extension Format where Result == TemplateNode {
    /// A whole cell.
    static let cell = node(at: .cell, definition: "cell")
    /// A view in a stack.
    static let child = node(at: .stack, definition: "view")
    /// A view in an overlay.
    static let overlayChild = node(at: .overlay, definition: "overlayView")

    /// What the formats refer to.
    static func definition(at place: NodeKind.Place) -> Schema {
        .anyOf(NodeKind.kinds(at: place).map { $0.schema(at: place) })
    }

    private static func node(at place: NodeKind.Place, definition: String) -> Format {
        Format("a view such as {\"label\": …}", .reference(definition)) { value, reading in
            guard let members = value.members else {
                reading.mismatch(value, expected: "a view such as {\"label\": …}")
                return nil
            }
            let kinds = NodeKind.kinds(at: place)
            let found = members.compactMap { member in kinds.first { $0.keyword == member.key } }
            guard let kind = found.first else {
                withoutKind(value, members, kinds.map(\.keyword), reading)
                return nil
            }
            if found.count > 1 {
                let names = found.map { "\"\($0.keyword)\"" }.joined(separator: " and ")
                reading.error("two-kinds", "a view has one kind, found \(names)", at: value.offset)
                return nil
            }
            return kind.read(value, at: place, reading)
        }
    }

    private static func withoutKind(
        _ value: JSONValue,
        _ members: [JSONMember],
        _ keywords: [String],
        _ reading: Reading
    ) {
        for member in members {
            guard let near = Suggestion.nearest(to: member.key, in: keywords) else { continue }
            reading.error(
                "unknown-key",
                "a view has no key \(JSONValue.quoted(member.key))",
                remedy: "did you mean \"\(near)\"?",
                at: member.keyOffset
            )
            return
        }
        let choice = keywords.map { "\"\($0)\"" }.joined(separator: ", ")
        reading.error(
            "missing-kind",
            "this view is of no kind",
            remedy: "add one of \(choice)",
            at: value.offset
        )
    }
}

extension Format where Result == [TemplateNode] {
    static let children = Format<[TemplateNode]>.array(of: .child)
    static let overlayChildren = Format<[TemplateNode]>.array(of: .overlayChild)
}
