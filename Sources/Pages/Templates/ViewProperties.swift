public import Graphics

/// What every view of a template may have; what is absent is UIKit's default.
public struct ViewProperties: Sendable {
    public var width: Value<Length>?
    public var height: Value<Length>?
    public var minWidth: Value<Length>?
    public var maxWidth: Value<Length>?
    public var minHeight: Value<Length>?
    public var maxHeight: Value<Length>?
    /// Width divided by height.
    public var aspectRatio: Value<Double>?
    public var padding: Value<EdgeInsets>?
    public var backgroundColor: Value<Color>?
    public var cornerRadius: Value<Corners>?
    public var border: Value<BorderSettings>?
    public var shadow: Value<ShadowSettings>?
    public var alpha: Value<Double>?
    public var hidden: Value<Bool>?
    public var clipsToBounds: Value<Bool>?
    public var tintColor: Value<Color>?
    public var id: Value<String>?
    /// The order that a tap on the view reports.
    public var tap: Value<String>?
    /// The view is there only when this holds.
    public var condition: Condition?
}

extension NodeCommon {
    static var viewKeys: [Key<NodeCommon>] {
        sizeKeys + lookKeys + [
            Key("hidden", bound: \.view.hidden, .boolean, "Not drawn; a stack leaves no room for it."),
            Key("if", \.view.condition, .condition, "The view exists only for items where this holds."),
            Key("id", bound: \.view.id, .text, "A name for masks, reports and the tree."),
            Key("tap", bound: \.view.tap, .text, "The order that a tap on the view reports."),
        ]
    }

    private static var sizeKeys: [Key<NodeCommon>] {
        [
            Key("width", bound: \.view.width, .viewLength, "Points, or a share of the parent's width."),
            Key("height", bound: \.view.height, .viewLength, "Points, or a share of the parent's height."),
            Key("minWidth", bound: \.view.minWidth, .viewLength, "The least width."),
            Key("maxWidth", bound: \.view.maxWidth, .viewLength, "The greatest width."),
            Key("minHeight", bound: \.view.minHeight, .viewLength, "The least height."),
            Key("maxHeight", bound: \.view.maxHeight, .viewLength, "The greatest height."),
            Key("aspectRatio", bound: \.view.aspectRatio, .positive, "Width divided by height."),
            Key("padding", bound: \.view.padding, .insets, "Room between the view's edges and its content."),
        ]
    }

    private static var lookKeys: [Key<NodeCommon>] {
        [
            Key("backgroundColor", bound: \.view.backgroundColor, .color, "Painted behind the content."),
            Key("cornerRadius", bound: \.view.cornerRadius, .corners, "The radius of the corners."),
            Key("border", bound: \.view.border, .border, "A line along the inside of the edge."),
            Key("shadow", bound: \.view.shadow, .shadow, "The view's shadow."),
            Key("alpha", bound: \.view.alpha, .fraction, "0 clear to 1 opaque."),
            Key("clipsToBounds", bound: \.view.clipsToBounds, .boolean, "Cuts the content at the edge."),
            Key("tintColor", bound: \.view.tintColor, .color, "The colour of template images and buttons."),
        ]
    }
}
