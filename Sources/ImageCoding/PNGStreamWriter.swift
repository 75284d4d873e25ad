/// Writes a PNG file strip by strip; never more than one strip is in memory here.
///
/// ```swift
/// let file = try AtomicFile(path: "feed.png")
/// let writer = try PNGStreamWriter(header: header, to: file)
/// for strip in strips { try writer.append(strip) }
/// try writer.finish()
/// try file.commit()
/// ```
public final class PNGStreamWriter {
    public let header: PNGHeader

    private let sink: any ByteSink
    private var adler32 = Adler32.empty
    private var rowCount = 0
    private let digest = DigestStream()

    /// Writes everything that comes before the pixels.
    public init(
        header: PNGHeader,
        text: [PNGText] = [],
        to sink: any ByteSink
    ) throws(ImageCodingError) {
        self.header = header
        self.sink = sink
        var start = try header.bytes()
        for text in text { start += try text.chunk() }
        try sink.write(start)
        try writeData(ZlibFrame.header)
    }

    /// Writes the next rows, from the top.
    public func append(_ strip: PNGStrip) throws(ImageCodingError) {
        let expected = strip.rowCount * header.color.byteCount(ofRow: header.width)
        guard strip.rawByteCount == expected else {
            throw .cannotEncode("a strip has \(strip.rawByteCount) bytes of pixels instead of \(expected)")
        }
        guard strip.rowCount > 0 else { return }
        adler32 = Adler32.joining(adler32, strip.adler32, secondByteCount: strip.rawByteCount)
        rowCount += strip.rowCount
        try writeChunk(strip.chunk)
    }

    /// Ends the pixels and the file.
    ///
    /// - Parameter text: Makes texts for the end of the file from the digest of the compressed pixels, which
    ///   ``PNGMetadata/dataDigest`` finds again.
    /// - Throws: When rows are missing or the sink fails.
    public func finish(text: (Digest) -> [PNGText] = { _ in [] }) throws(ImageCodingError) {
        guard rowCount == header.height else {
            throw .cannotEncode("\(rowCount) rows of pixels were given for a height of \(header.height)")
        }
        try writeData(ZlibFrame.trailer(adler32: adler32))
        var end: [UInt8] = []
        for text in text(digest.value) { end += try text.chunk() }
        try sink.write(end + PNGChunk.bytes(type: .end))
    }

    private func writeData(_ data: [UInt8]) throws(ImageCodingError) {
        try writeChunk(PNGChunk.bytes(type: .imageData, data: data))
    }

    private func writeChunk(_ chunk: [UInt8]) throws(ImageCodingError) {
        unsafe chunk.withUnsafeBytes { bytes in
            unsafe digest.append(UnsafeRawBufferPointer(rebasing: bytes[8..<bytes.count - 4]))
        }
        try sink.write(chunk)
    }
}
