import Graphics

/// A colour in the form that the blending loops take.
struct Ink {
    /// The colour without its alpha, spread over a word.
    let lanes: UInt64
    /// The same as one opaque pixel.
    let pixel: UInt32
    /// 0...255.
    let alpha: UInt64

    init(_ color: RGBA) {
        pixel =
            0xFF00_0000 | Self.byte(color.red) << 16 | Self.byte(color.green) << 8 | Self.byte(color.blue)
        lanes = Blend.spread(pixel)
        alpha = UInt64(Self.byte(color.alpha))
    }

    /// The colour as a premultiplied pixel.
    var premultiplied: UInt32 { Blend.mix(0, lanes, share: alpha) }

    private static func byte(_ component: Double) -> UInt32 {
        UInt32((min(max(component, 0), 1) * 255).rounded())
    }
}
