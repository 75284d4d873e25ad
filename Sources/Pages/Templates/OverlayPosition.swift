/// Where a child of an overlay stands: its distances from the overlay's edges.
///
/// With both edges of an axis the child fills what lies between; with one it keeps its size at that edge; with none
/// it is centred.
public struct OverlayPosition: Sendable {
    public var top: Value<Length>?
    public var leading: Value<Length>?
    public var bottom: Value<Length>?
    public var trailing: Value<Length>?
}

extension NodeCommon {
    static var overlayKeys: [Key<NodeCommon>] {
        [
            Key("top", bound: \.position.top, .distance, "Distance from the overlay's top edge."),
            Key("leading", bound: \.position.leading, .distance, "Distance from the overlay's leading edge."),
            Key("bottom", bound: \.position.bottom, .distance, "Distance from the overlay's bottom edge."),
            Key(
                "trailing",
                bound: \.position.trailing,
                .distance,
                "Distance from the overlay's trailing edge."
            ),
        ]
    }
}
