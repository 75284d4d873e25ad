import CDeflate

/// Compresses rows of pixels to PNG strips; each worker owns one and uses it again and again.
///
/// The bytes of a strip depend on its rows alone, not on how they were handed over or on earlier strips.
///
/// ```swift
/// let compressor = PNGStripCompressor(width: 750, color: .opaque)
/// try unsafe compressor.append(rows: band, bytesPerRow: 3000, rowCount: 192)
/// let strip = try compressor.finish()
/// ```
public final class PNGStripCompressor {
    public let width: Int
    public let color: PNGColor

    private let rowByteCount: Int
    /// Rows are compressed in pieces that fit the second-level cache beside the source.
    private let rowsPerPiece: Int
    private var piece: ScratchBuffer
    private var rowsInPiece = 0
    private var output: ScratchBuffer
    private var outputCount = 0
    private var deflater = FastDeflater()
    private var adler32 = Adler32.empty
    private var rowCount = 0

    public init(width: Int, color: PNGColor) {
        precondition(width > 0)
        self.width = width
        self.color = color
        rowByteCount = color.byteCount(ofRow: width)
        rowsPerPiece = max(1, (256 << 10) / rowByteCount)
        piece = ScratchBuffer(capacity: rowByteCount * rowsPerPiece)
        output = ScratchBuffer(capacity: 1 << 20)
    }

    /// Takes the next rows of the strip: premultiplied pixels as cairo's ARGB32 or RGB24 have them.
    ///
    /// The pixels are read before the call returns.
    public func append(
        rows: UnsafeRawBufferPointer,
        bytesPerRow: Int,
        rowCount: Int
    ) throws(ImageCodingError) {
        guard rowCount > 0, let start = rows.baseAddress else { return }
        precondition(bytesPerRow >= width * 4 && rows.count >= bytesPerRow * (rowCount - 1) + width * 4)
        for row in 0..<rowCount {
            if rowsInPiece == rowsPerPiece { try compressPiece(flushing: false) }
            unsafe PNGRowConverter.convert(
                to: color,
                from: start + row * bytesPerRow,
                into: piece.start + rowsInPiece * rowByteCount,
                width: width
            )
            rowsInPiece += 1
        }
        self.rowCount += rowCount
    }

    /// Ends the strip and makes the compressor ready for the next one.
    public func finish() throws(ImageCodingError) -> PNGStrip {
        if rowsInPiece > 0 { try compressPiece(flushing: true) }
        let data = unsafe UnsafeRawBufferPointer(start: output.start, count: outputCount)
        let strip = PNGStrip(
            chunk: unsafe PNGChunk.bytes(type: .imageData, data: data),
            adler32: adler32,
            rawByteCount: rowCount * rowByteCount,
            rowCount: rowCount
        )
        outputCount = 0
        rowCount = 0
        adler32 = Adler32.empty
        return strip
    }

    private func compressPiece(flushing: Bool) throws(ImageCodingError) {
        let bytes = unsafe UnsafeRawBufferPointer(start: piece.start, count: rowsInPiece * rowByteCount)
        adler32 = unsafe libdeflate_adler32(adler32, bytes.baseAddress, bytes.count)
        rowsInPiece = 0
        try unsafe deflater.compress(bytes, flushing: flushing, into: &output, count: &outputCount)
    }
}
