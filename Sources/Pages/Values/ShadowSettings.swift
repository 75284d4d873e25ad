public import Foundation
public import Graphics

/// A view's shadow, with CALayer's defaults, except that one which is asked for can be seen.
public struct ShadowSettings: Sendable, Hashable {
    /// Absent: black.
    public var color: Color?
    /// 0...1; absent: 1.
    public var opacity: Double?
    /// Absent: (0, -3).
    public var offset: CGSize?
    /// Points; absent: 3.
    public var radius: Double?

    static let table = ObjectTable<ShadowSettings>(
        "a shadow",
        [
            Key("color", \.color, .color, "Black by default."),
            Key("opacity", \.opacity, .fraction, "0 to 1, 1 by default."),
            Key("offset", \.offset, .offset, "[x, y] in points, [0, -3] by default."),
            Key("radius", \.radius, .shadowRadius, "How far it is blurred in points, 3 by default."),
        ]
    )
}

extension Format where Result == ShadowSettings {
    static let shadow = Format.object(ShadowSettings.table) { ShadowSettings() }
}

extension Format where Result == Double {
    /// Blurring costs time by its radius.
    static let shadowRadius = Format(
        "a number from 0 to 200",
        .number(.init(minimum: 0, maximum: 200))
    ) { value in
        value.number.flatMap { (0...200).contains($0) ? $0 : nil }
    }
}
