/// Turns rows of cairo's pixels (blue, green, red, alpha in memory order) into the bytes of PNG rows.
enum PNGRowConverter {
    /// Writes a row with its filter byte (None); returns nothing, the caller knows the length.
    ///
    /// - Parameters:
    ///   - color: The form of the result.
    ///   - source: `width` pixels of four bytes.
    ///   - destination: Room for `color.byteCount(ofRow: width)` bytes.
    ///   - width: Pixels.
    @inline(__always)
    static func convert(
        to color: PNGColor,
        from source: UnsafeRawPointer,
        into destination: UnsafeMutableRawPointer,
        width: Int
    ) {
        unsafe destination.storeBytes(of: 0, as: UInt8.self)
        switch color {
        case .opaque: unsafe convertOpaque(source, destination + 1, width)
        case .transparent: unsafe convertTransparent(source, destination + 1, width)
        }
    }

    /// Eight pixels at a time: four 64-bit loads become three 64-bit stores.
    private static func convertOpaque(
        _ source: UnsafeRawPointer,
        _ destination: UnsafeMutableRawPointer,
        _ width: Int
    ) {
        var from = unsafe source
        var into = unsafe destination
        for _ in 0..<width / 8 {
            let a = unsafe packedPair(from)
            let b = unsafe packedPair(from + 8)
            let c = unsafe packedPair(from + 16)
            let d = unsafe packedPair(from + 24)
            unsafe into.storeBytes(of: a | b &<< 48, as: UInt64.self)
            unsafe into.storeBytes(of: b &>> 16 | c &<< 32, toByteOffset: 8, as: UInt64.self)
            unsafe into.storeBytes(of: c &>> 32 | d &<< 16, toByteOffset: 16, as: UInt64.self)
            unsafe from += 32
            unsafe into += 24
        }
        for _ in 0..<width % 8 {
            let pixel = unsafe from.loadUnaligned(as: UInt32.self)
            unsafe into.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> 16), as: UInt8.self)
            unsafe into.storeBytes(
                of: UInt16(truncatingIfNeeded: pixel).byteSwapped,
                toByteOffset: 1,
                as: UInt16.self
            )
            unsafe from += 4
            unsafe into += 3
        }
    }

    /// Two pixels as six bytes R G B R G B in the low 48 bits.
    ///
    /// Reversing the eight bytes B G R x B' G' R' x' leaves the first pixel's R G B at bits 40 and the
    /// second's at bits 8.
    @inline(__always)
    private static func packedPair(_ source: UnsafeRawPointer) -> UInt64 {
        let reversed = unsafe source.loadUnaligned(as: UInt64.self).byteSwapped
        return reversed &>> 40 | (reversed & 0xFFFF_FF00) &<< 16
    }

    private static func convertTransparent(
        _ source: UnsafeRawPointer,
        _ destination: UnsafeMutableRawPointer,
        _ width: Int
    ) {
        for x in 0..<width {
            let pixel = unsafe source.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
            unsafe destination.storeBytes(of: Alpha.straight(pixel), toByteOffset: x * 4, as: UInt32.self)
        }
    }
}
