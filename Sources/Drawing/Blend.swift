/// The arithmetic of painting one colour over another, in eighths of a word and rounded to nearest.
enum Blend {
    /// `value / 255` rounded to nearest, for values up to 255 * 255.
    @inline(__always)
    static func divided(_ value: SIMD16<UInt16>) -> SIMD16<UInt16> {
        let half = value &+ SIMD16(repeating: 128)
        return (half &+ (half &>> SIMD16(repeating: 8))) &>> SIMD16(repeating: 8)
    }

    @inline(__always)
    static func divided(_ value: SIMD4<UInt16>) -> SIMD4<UInt16> {
        let half = value &+ SIMD4(repeating: 128)
        return (half &+ (half &>> SIMD4(repeating: 8))) &>> SIMD4(repeating: 8)
    }

    /// Four coverage bytes, each repeated for the four channels of its pixel.
    @inline(__always)
    static func spread(_ four: UInt32) -> SIMD16<UInt16> {
        let bytes = unsafe unsafeBitCast(four, to: SIMD4<UInt8>.self)
        var lanes = SIMD4<UInt32>(truncatingIfNeeded: bytes)
        lanes |= lanes &<< SIMD4(repeating: 8)
        lanes |= lanes &<< SIMD4(repeating: 16)
        let spread = unsafe unsafeBitCast(lanes, to: SIMD16<UInt8>.self)
        return SIMD16<UInt16>(truncatingIfNeeded: spread)
    }

    /// Four pixels with the ink painted through the coverage.
    @inline(__always)
    static func mix(_ present: SIMD16<UInt8>, ink: Ink, coverage: SIMD16<UInt16>) -> SIMD16<UInt8> {
        var share = coverage
        if ink.alpha != 255 {
            share = divided(share &* SIMD16(repeating: ink.alpha))
        }
        let below = SIMD16<UInt16>(truncatingIfNeeded: present)
        let rest = SIMD16(repeating: 255) &- share
        return SIMD16<UInt8>(truncatingIfNeeded: divided(below &* rest &+ ink.channels &* share))
    }

    /// One pixel with the ink painted through the coverage.
    @inline(__always)
    static func mix(_ present: UInt32, ink: Ink, coverage: UInt8) -> UInt32 {
        var share = SIMD4<UInt16>(repeating: UInt16(coverage))
        if ink.alpha != 255 {
            share = divided(share &* SIMD4(repeating: ink.alpha))
        }
        let rest = SIMD4(repeating: 255) &- share
        return packed(divided(channels(present) &* rest &+ ink.channels.lowHalf.lowHalf &* share))
    }

    /// A premultiplied pixel, faded by `alpha`, over another.
    @inline(__always)
    static func over(_ source: UInt32, _ present: UInt32, alpha: UInt16) -> UInt32 {
        var above = channels(source)
        if alpha != 255 {
            above = divided(above &* SIMD4(repeating: alpha))
        }
        let rest = SIMD4<UInt16>(repeating: 255 - above.w)
        return packed(above &+ divided(channels(present) &* rest))
    }

    @inline(__always)
    private static func channels(_ pixel: UInt32) -> SIMD4<UInt16> {
        SIMD4<UInt16>(truncatingIfNeeded: unsafe unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
    }

    @inline(__always)
    private static func packed(_ channels: SIMD4<UInt16>) -> UInt32 {
        unsafe unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: channels), to: UInt32.self)
    }
}
