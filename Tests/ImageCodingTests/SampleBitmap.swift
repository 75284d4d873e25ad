import Graphics
import Testing

/// Pictures that look like those people make, repeatable without files.
enum SampleBitmap: String, CaseIterable, CustomTestStringConvertible {
    case noise, translucentNoise, text, translucentText, greyRamp, blackAndWhite, fourGreys, sixteenGreys
    case fewColors, fewTranslucentColors, manyColors, transparent

    var testDescription: String { rawValue }

    func bitmap(_ width: Int, _ height: Int) -> Bitmap {
        var random = SplitMix(state: UInt64(width * 131 + height))
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width { bytes += pixel(x, y, &random) }
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    /// Premultiplied blue, green, red, alpha.
    private func pixel(_ x: Int, _ y: Int, _ random: inout SplitMix) -> [UInt8] {
        let byte = UInt8(truncatingIfNeeded: random.next())
        func grey(_ value: UInt8) -> [UInt8] { [value, value, value, 255] }
        func translucent(_ color: [UInt8], _ alpha: UInt8) -> [UInt8] {
            color.map { UInt8(Int($0) * Int(alpha) / 255) } + [alpha]
        }
        let isInk = (x / 2 + y / 3) % 7 < 2
        return switch self {
        case .noise: [byte, byte &* 3, byte &+ UInt8(x & 63), 255]
        case .translucentNoise:
            translucent([byte, byte &* 3, byte &* 7], UInt8(truncatingIfNeeded: random.next()))
        case .text: isInk ? [byte & 0xF0, 40, 30, 255] : [250, 250, 250, 255]
        case .translucentText: isInk ? translucent([30, 40, 50], byte) : [250, 250, 250, 255]
        case .greyRamp: grey(UInt8(truncatingIfNeeded: x + y))
        case .blackAndWhite: grey(isInk ? 0 : 255)
        case .fourGreys: grey(UInt8((x + y) % 4) * 85)
        case .sixteenGreys: grey(UInt8((x * y) % 16) * 17)
        case .fewColors: [UInt8(x % 5) * 50, 10, UInt8(y % 3) * 100, 255]
        case .fewTranslucentColors: translucent([200, 100, UInt8(x % 3)], UInt8(y % 4) * 85)
        case .manyColors: [UInt8(truncatingIfNeeded: x), UInt8(truncatingIfNeeded: y), byte, 255]
        case .transparent: [0, 0, 0, 0]
        }
    }
}

/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
