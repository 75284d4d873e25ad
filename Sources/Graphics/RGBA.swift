/// A colour in sRGB with straight (not premultiplied) alpha, each component 0...1.
public struct RGBA: Sendable, Hashable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Components as 0...255, the form of Apple's published tables.
    public init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
        self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
    }

    /// Parses `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
    public init?(hex: String) {
        guard hex.utf8.first == UInt8(ascii: "#") else { return nil }
        let digits = hex.dropFirst().compactMap(\.hexDigitValue)
        guard digits.count == hex.count - 1 else { return nil }
        let bytes: [Int]
        switch digits.count {
        case 3, 4: bytes = digits.map { $0 * 17 }
        case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        let alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
        self.init(bytes[0], bytes[1], bytes[2], alpha: alpha)
    }

    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    /// The same colour with its alpha multiplied.
    public func multipliedAlpha(by factor: Double) -> RGBA {
        var result = self
        result.alpha *= factor
        return result
    }

    /// `#RRGGBB`, or `#RRGGBBAA` when not opaque; components rounded to the nearest byte.
    public var hexString: String {
        let components = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
        let digits = Array("0123456789ABCDEF")
        return components.reduce(into: "#") { text, component in
            let byte = Int((min(max(component, 0), 1) * 255).rounded())
            text.append(digits[byte / 16])
            text.append(digits[byte % 16])
        }
    }
}
