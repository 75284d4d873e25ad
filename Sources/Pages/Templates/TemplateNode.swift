/// One view of a template, with its children.
///
/// A class, because its many properties are read for every item and never change.
public final class TemplateNode: Sendable {
    /// What the view is.
    public enum Content: Sendable {
        case stack(StackProperties)
        case overlay(OverlayProperties)
        case label(LabelProperties)
        case image(ImageProperties)
        case box(BoxProperties)
        case spacer(SpacerProperties)
        case divider(DividerProperties)
        case button(ButtonProperties)
        case tableCell(TableCellProperties)
        case template(TemplateReference)
    }

    public let content: Content
    public let view: ViewProperties
    /// Read only in an overlay.
    public let position: OverlayPosition
    /// Read only at the root of a template.
    public let cell: CellSettings
    public let children: [TemplateNode]
    /// The properties of this view, without its children's, that come from items.
    let bindings: [Binding]
    let offset: Int32
    /// True when nothing in it depends on an item or on a file, so that there is nothing to check.
    let isConstant: Bool

    init(_ content: Content, _ common: NodeCommon, bindings: [Binding], offset: Int32) {
        self.content = content
        view = common.view
        position = common.position
        cell = common.cell
        self.bindings = bindings
        self.offset = offset
        switch content {
        case .stack(let stack): children = stack.children ?? []
        case .overlay(let overlay): children = overlay.children ?? []
        case .label, .image, .box, .spacer, .divider, .button, .tableCell, .template: children = []
        }
        let isConstant = bindings.isEmpty && children.allSatisfy(\.isConstant)
        switch content {
        case .image, .tableCell, .template: self.isConstant = false
        case .stack, .overlay, .label, .box, .spacer, .divider, .button: self.isConstant = isConstant
        }
    }
}

/// A view while its keys are read.
struct NodeDraft<Own: Sendable>: Sendable {
    var common = NodeCommon()
    var own: Own
}
