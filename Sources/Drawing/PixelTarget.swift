import Graphics

/// Writable pixels of a surface, addressed by the picture's pixel coordinates.
///
/// Text, shadows and images are blended here and not by cairo: cairo 1.16 draws all glyphs of a process under one
/// lock, which would let only one worker draw text at a time.
@safe struct PixelTarget {
    /// The pixel at `area`'s left top.
    private let base: UnsafeMutablePointer<UInt32>
    /// Pixels from one row to the next.
    private let stride: Int
    /// What the surface holds.
    let area: PixelRect

    init(base: UnsafeMutablePointer<UInt32>, stride: Int, area: PixelRect) {
        unsafe self.base = base
        self.stride = stride
        self.area = area
    }

    /// Paints a colour through coverage that begins at an offset and whose rows are `rowBytes` apart.
    func blend(
        _ coverage: [UInt8],
        from offset: Int = 0,
        rowBytes: Int,
        at place: PixelRect,
        ink: Ink,
        clip: PixelRect
    ) {
        let visible = place.intersection(clip).intersection(area)
        guard !visible.isEmpty else { return }
        precondition(offset + (place.height - 1) * rowBytes + place.width <= coverage.count)
        unsafe coverage.withUnsafeBufferPointer { bytes in
            guard let source = bytes.baseAddress else { return }
            for y in visible.top..<visible.bottom {
                unsafe Self.blendRow(
                    source + offset + (y - place.top) * rowBytes + (visible.left - place.left),
                    onto: base + (y - area.top) * stride + (visible.left - area.left),
                    count: visible.width,
                    ink: ink
                )
            }
        }
    }

    /// Paints premultiplied pixels over what is there; `alpha` is 0...255.
    func blend(_ pixels: [UInt32], rowPixels: Int, at place: PixelRect, alpha: UInt64, clip: PixelRect) {
        let visible = place.intersection(clip).intersection(area)
        guard !visible.isEmpty, alpha > 0 else { return }
        precondition((place.height - 1) * rowPixels + place.width <= pixels.count)
        unsafe pixels.withUnsafeBufferPointer { buffer in
            guard let source = buffer.baseAddress else { return }
            for y in visible.top..<visible.bottom {
                unsafe Self.blendRow(
                    source + (y - place.top) * rowPixels + (visible.left - place.left),
                    onto: base + (y - area.top) * stride + (visible.left - area.left),
                    count: visible.width,
                    alpha: alpha
                )
            }
        }
    }

    private static func blendRow(
        _ coverage: UnsafePointer<UInt8>,
        onto target: UnsafeMutablePointer<UInt32>,
        count: Int,
        ink: Ink
    ) {
        let raw = unsafe UnsafeRawPointer(coverage)
        var x = 0
        while x + 4 <= count {
            let four = unsafe raw.loadUnaligned(fromByteOffset: x, as: UInt32.self)
            if four == 0xFFFF_FFFF && ink.alpha == 255 {
                for column in x..<x + 4 { unsafe target[column] = ink.pixel }
            } else if four != 0 {
                for column in x..<x + 4 { unsafe blend(coverage[column], onto: target + column, ink) }
            }
            x += 4
        }
        while x < count {
            unsafe blend(coverage[x], onto: target + x, ink)
            x += 1
        }
    }

    @inline(__always)
    private static func blend(_ coverage: UInt8, onto target: UnsafeMutablePointer<UInt32>, _ ink: Ink) {
        unsafe target.pointee = Blend.mix(
            target.pointee,
            ink.lanes,
            share: Blend.faded(coverage, by: ink.alpha)
        )
    }

    private static func blendRow(
        _ source: UnsafePointer<UInt32>,
        onto target: UnsafeMutablePointer<UInt32>,
        count: Int,
        alpha: UInt64
    ) {
        for x in 0..<count {
            let pixel = unsafe source[x]
            if pixel >= 0xFF00_0000 && alpha == 255 {
                unsafe target[x] = pixel
            } else if pixel != 0 {
                unsafe target[x] = Blend.over(pixel, target[x], alpha: alpha)
            }
        }
    }
}
