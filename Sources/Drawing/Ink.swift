import Graphics

/// A colour in the form that the blending loops take.
struct Ink {
    /// Blue, green, red and 255, four times: the straight colour of four opaque pixels.
    let channels: SIMD16<UInt16>
    /// One opaque pixel.
    let pixel: UInt32
    /// 0...255.
    let alpha: UInt16

    init(_ color: RGBA) {
        let blue = Self.byte(color.blue)
        let green = Self.byte(color.green)
        let red = Self.byte(color.red)
        let four = SIMD4<UInt16>(blue, green, red, 255)
        let eight = SIMD8(lowHalf: four, highHalf: four)
        channels = SIMD16(lowHalf: eight, highHalf: eight)
        pixel = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        alpha = Self.byte(color.alpha)
    }

    private static func byte(_ component: Double) -> UInt16 {
        UInt16((min(max(component, 0), 1) * 255).rounded())
    }
}
