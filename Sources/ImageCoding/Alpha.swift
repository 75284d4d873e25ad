/// Conversion between premultiplied BGRA pixels and straight RGBA pixels.
///
/// Straight is `round(255 · c / a)`, premultiplied is `round(c · a / 255)`, halves up. The way there and back
/// is the identity for every valid premultiplied pixel (`c ≤ a`): the straight value is off by at most 1/2, so the
/// product is off by at most `a / 510`, which is below 1/2 for `a < 255`, and for `a = 255` nothing is rounded.
enum Alpha {
    /// `⌊2²⁴ / a⌋ + 1`: `(x · r) >> 24` is `x / a` exactly for all `x` up to `255 · 255 + 127`.
    ///
    /// `r · a` exceeds 2²⁴ by at most 255, and 65,152 · 255 is below 2²⁴.
    private static let reciprocals: [UInt64] = [0] + (1...255).map { (1 << 24) / $0 + 1 }

    /// True when every pixel B G R A has the alpha 255.
    static func isOpaque(_ pixels: UnsafeRawBufferPointer) -> Bool {
        let words = unsafe pixels.assumingMemoryBound(to: UInt32.self)
        return unsafe words.reduce(UInt32.max, &) >= 0xFF00_0000
    }

    /// The four bytes R G B A (in memory order) of a premultiplied pixel B G R A.
    ///
    /// A fully transparent pixel becomes four zeros; components above the alpha count as the alpha.
    @inline(__always)
    static func straight(_ pixel: UInt32) -> UInt32 {
        if pixel >= 0xFF00_0000 {
            return pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
        }
        guard pixel >= 0x0100_0000 else { return 0 }
        return divided(pixel)
    }

    @inline(never)
    private static func divided(_ pixel: UInt32) -> UInt32 {
        let alpha = UInt64(pixel >> 24)
        let reciprocal = reciprocals[Int(alpha)]
        func component(_ shift: UInt32) -> UInt32 {
            let value = min(UInt64(pixel >> shift & 0xFF), alpha)
            return UInt32(truncatingIfNeeded: ((value * 255 + alpha / 2) * reciprocal) >> 24)
        }
        return component(16) | component(8) << 8 | component(0) << 16 | UInt32(alpha) << 24
    }

    /// A premultiplied pixel whose components above the alpha are lowered to it.
    @inline(__always)
    static func clamped(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        func component(_ shift: UInt32) -> UInt32 { min(pixel >> shift & 0xFF, alpha) << shift }
        return component(0) | component(8) | component(16) | alpha << 24
    }

    /// The premultiplied pixel B G R A of the four bytes R G B A.
    @inline(__always)
    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        func component(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 0xFF) * alpha + 127) / 255 }
        return component(16) | component(8) << 8 | component(0) << 16 | alpha << 24
    }

    /// Turns pixels R G B A into premultiplied pixels B G R A in place.
    static func premultiply(_ pixels: UnsafeMutableRawBufferPointer) {
        let words = unsafe pixels.assumingMemoryBound(to: UInt32.self)
        for index in words.indices {
            let pixel = unsafe words[index]
            let swapped = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
            unsafe words[index] = pixel >= 0xFF00_0000 ? swapped : premultiplied(pixel)
        }
    }
}
