/// One view of a template, with its children.
public struct TemplateNode: Sendable {
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

    public var content: Content
    public var view: ViewProperties
    /// Read only in an overlay.
    public var position: OverlayPosition
    /// Read only at the root of a template.
    public var cell: CellSettings
    /// The properties of this view, without its children's, that come from items.
    var bindings: [Binding]
    var offset: Int32

    public var children: [TemplateNode] {
        switch content {
        case .stack(let stack): stack.children ?? []
        case .overlay(let overlay): overlay.children ?? []
        case .label, .image, .box, .spacer, .divider, .button, .tableCell, .template: []
        }
    }
}

/// A view while its keys are read.
struct NodeDraft<Own: Sendable>: Sendable {
    var view = ViewProperties()
    var position = OverlayPosition()
    var cell = CellSettings()
    var own: Own
}
