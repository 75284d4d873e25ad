public import Graphics

/// A line along the inside of a view's edge.
public struct BorderSettings: Sendable, Hashable {
    /// Points; absent: 1.
    public var width: Double?
    /// Absent: the separator's colour.
    public var color: Color?

    static let table = ObjectTable<BorderSettings>(
        "a border",
        [
            Key("width", \.width, .length, "Points, 1 by default."),
            Key("color", \.color, .color, "The separator's colour by default."),
        ]
    )
}

extension Format where Result == BorderSettings {
    static let border = Format.object(BorderSettings.table) { BorderSettings() }
}
