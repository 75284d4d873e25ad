import Graphics

/// Where two pictures differ first.
struct PixelDifference: CustomStringConvertible {
    let description: String

    /// Nil when every pixel is the same.
    init?(_ expected: Bitmap, _ actual: Bitmap) {
        guard expected != actual else { return nil }
        guard (expected.width, expected.height) == (actual.width, actual.height) else {
            description =
                "\(actual.width) x \(actual.height) pixels instead of \(expected.width) x \(expected.height)"
            return
        }
        let pixels = (0..<expected.width * expected.height).filter {
            Self.color($0, of: expected) != Self.color($0, of: actual)
        }
        let first = pixels[0]
        description =
            "\(pixels.count) pixels differ, the first at x \(first % expected.width), y \(first / expected.width): "
            + "\(Self.color(first, of: actual)) instead of \(Self.color(first, of: expected))"
    }

    /// Red, green, blue and alpha, premultiplied.
    private static func color(_ pixel: Int, of bitmap: Bitmap) -> [UInt8] {
        [2, 1, 0, 3].map { bitmap.bytes[pixel * 4 + $0] }
    }
}
