/// A phone or tablet that a list can be drawn for, in portrait.
///
///     Device.named("iphone16pro")?.width  // 402
public struct Device: Sendable, Hashable {
    /// The name in Apple's spelling, for instance `iPhone 16 Pro`.
    public let name: String
    /// Points.
    public let width: Double
    /// Points.
    public let height: Double
    /// Pixels per point.
    public let scale: Double
    /// What bars, the sensor housing and the home indicator cover; nil where no source was found.
    public let safeArea: EdgeInsets?

    /// The name in lower case with dashes, as it is written on a command line: `iphone-16-pro`.
    public var slug: String {
        name.lowercased()
            .split(whereSeparator: { !$0.isLetter && !$0.isNumber })
            .joined(separator: "-")
    }

    /// The device of that name; case, spaces, dashes, points and brackets do not matter.
    public static func named(_ name: String) -> Device? {
        byKey[key(of: name)]
    }

    private static let byKey = Dictionary(uniqueKeysWithValues: all.map { (key(of: $0.name), $0) })

    private static func key(of name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
