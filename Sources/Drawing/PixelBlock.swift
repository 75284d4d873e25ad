import Graphics

/// Premultiplied pixels in the layout of `Bitmap`, one word each, ready to be blended.
struct PixelBlock: Sendable {
    let width: Int
    let height: Int
    let pixels: [UInt32]

    var byteCount: Int { pixels.count * 4 }

    /// The alpha of every pixel, for template images.
    var coverage: [UInt8] { pixels.map { UInt8($0 >> 24) } }
}
