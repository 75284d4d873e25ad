/// Views on top of one another, each placed by its distances from the edges.
public struct OverlayProperties: Sendable {
    /// From back to front.
    public var children: [TemplateNode]?

    static let kind = NodeKind(
        "overlay",
        noun: "an overlay",
        [Key("overlay", \.own.children, .overlayChildren, "The views, from back to front.")],
        make: OverlayProperties()
    ) { .overlay($0) }
}
