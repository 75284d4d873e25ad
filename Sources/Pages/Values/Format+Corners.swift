internal import Foundation
internal import Graphics

private struct CornerSettings {
    var radius: Double?
    var topLeft: Double?
    var topRight: Double?
    var bottomLeft: Double?
    var bottomRight: Double?
    var curve: Corners.Curve?

    static let table = ObjectTable<CornerSettings>(
        "an object of corners",
        [
            Key("radius", \.radius, .length, "The radius of the corners that are not named."),
            Key("topLeft", \.topLeft, .length, "The radius at the top on the leading side."),
            Key("topRight", \.topRight, .length, "The radius at the top on the trailing side."),
            Key("bottomLeft", \.bottomLeft, .length, "The radius at the bottom on the leading side."),
            Key("bottomRight", \.bottomRight, .length, "The radius at the bottom on the trailing side."),
            Key("curve", \.curve, .choice("corner curve"), "How the corners bend."),
        ]
    )
}

extension Format where Result == Corners {
    /// One radius, or an object of radii.
    static let corners = Format(
        "a radius or an object of radii",
        .anyOf([Format<Double>.length.schema, CornerSettings.table.schema])
    ) { value, reading in
        guard case .object = value.content else {
            return Format<Double>.length.read(value, reading).map { Corners(radius: CGFloat($0)) }
        }
        var settings = CornerSettings()
        CornerSettings.table.read(value, into: &settings, reading)
        let rest = settings.radius ?? 0
        return Corners(
            topLeft: settings.topLeft ?? rest,
            topRight: settings.topRight ?? rest,
            bottomLeft: settings.bottomLeft ?? rest,
            bottomRight: settings.bottomRight ?? rest,
            curve: settings.curve ?? .circular
        )
    }
}
