/// Some rows of a picture as a finished IDAT chunk, ready to be joined to its neighbours.
public struct PNGStrip: Sendable {
    /// Length, type, compressed bytes and CRC: what goes into the file.
    public let chunk: [UInt8]
    /// Adler-32 of the uncompressed rows with their filter bytes.
    public let adler32: UInt32
    /// Uncompressed bytes, filter bytes included.
    public let rawByteCount: Int
    public let rowCount: Int

    /// Rows per strip that give good compression and enough strips for all workers: about a mebibyte.
    ///
    /// Where strips are cut is part of the bytes of the file, so it must depend on the picture alone, never
    /// on the number of workers.
    ///
    /// - Parameters:
    ///   - width: The picture's width in pixels.
    ///   - color: How its pixels are stored.
    ///   - bandHeight: Rows that are drawn at once; the result is a multiple of it.
    /// - Returns: A number of rows, at least one band.
    public static func rowCount(width: Int, color: PNGColor, bandHeight: Int = 192) -> Int {
        let rows = (1 << 20) / color.byteCount(ofRow: width)
        return max(1, rows / bandHeight) * bandHeight
    }
}
