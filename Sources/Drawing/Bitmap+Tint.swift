import Graphics

extension Bitmap {
    /// The bitmap's alpha filled with a colour.
    func tinted(_ color: RGBA) -> Bitmap {
        let ink = Ink(color)
        var result = self
        for start in stride(from: 0, to: bytes.count, by: 4) {
            let pixel = Blend.mix(0, ink.lanes, share: Blend.faded(bytes[start + 3], by: ink.alpha))
            for channel in 0..<4 {
                result.bytes[start + channel] = UInt8(truncatingIfNeeded: pixel >> (8 * UInt32(channel)))
            }
        }
        return result
    }
}

extension ShadowMask {
    /// A part of the mask as black pixels.
    ///
    /// - Parameters:
    ///   - part: The pixels wanted.
    ///   - area: The pixels of the whole mask.
    /// - Returns: A bitmap of the part's size.
    func bitmap(of part: PixelRect, in area: PixelRect) -> Bitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(part.width * part.height * 4)
        var row: [UInt8] = []
        for y in part.top..<part.bottom {
            fill(
                &row,
                y: y - area.top,
                columns: part.left - area.left..<part.right - area.left,
                fullWidth: area.width,
                fullHeight: area.height
            )
            for coverage in row { bytes += [0, 0, 0, coverage] }
        }
        return Bitmap(width: part.width, height: part.height, bytes: bytes)
    }
}
