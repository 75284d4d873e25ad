/// The arithmetic of painting one colour over another, rounded to nearest.
///
/// The four channels of a pixel are spread over a 64-bit word, sixteen bits each, so that one multiplication serves
/// all four.
enum Blend {
    private static let bytes: UInt64 = 0x00FF_00FF_00FF_00FF

    /// Blue and red in the lower lanes, green and alpha in the upper ones.
    @inline(__always)
    static func spread(_ pixel: UInt32) -> UInt64 {
        let wide = UInt64(pixel)
        return (wide | wide << 24) & bytes
    }

    @inline(__always)
    private static func gathered(_ lanes: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: lanes | lanes >> 24)
    }

    /// Divides every lane by 255, for lanes up to 255 * 255.
    @inline(__always)
    private static func divided(_ lanes: UInt64) -> UInt64 {
        let half = lanes &+ 0x0080_0080_0080_0080
        return ((half &+ (half >> 8 & bytes)) >> 8) & bytes
    }

    /// A byte of coverage faded by an alpha of 0...255.
    @inline(__always)
    static func faded(_ coverage: UInt8, by alpha: UInt64) -> UInt64 {
        let half = UInt64(coverage) &* alpha &+ 128
        return (half &+ (half >> 8)) >> 8
    }

    /// A pixel with an opaque colour painted over it; `share` is how much of it, 0...255.
    @inline(__always)
    static func mix(_ present: UInt32, _ color: UInt64, share: UInt64) -> UInt32 {
        gathered(divided(spread(present) &* (255 &- share) &+ color &* share))
    }

    /// A premultiplied pixel, faded by an alpha of 0...255, over another.
    @inline(__always)
    static func over(_ source: UInt32, _ present: UInt32, alpha: UInt64) -> UInt32 {
        var above = spread(source)
        if alpha != 255 { above = divided(above &* alpha) }
        let rest = 255 &- above >> 48
        return gathered(above &+ divided(spread(present) &* rest))
    }
}
