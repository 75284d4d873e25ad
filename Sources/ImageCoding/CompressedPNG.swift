/// A PNG file but for its texts.
struct CompressedPNG {
    /// Signature, IHDR and sRGB.
    let start: [UInt8]
    /// PLTE and tRNS, if any.
    let palette: [UInt8]
    /// The zlib stream of the pixels.
    let data: [UInt8]

    /// What ``PNGMetadata/dataDigest`` finds in the file.
    var dataDigest: Digest { Digest(of: data) }

    /// The whole file.
    func bytes(text: [PNGText]) throws(ImageCodingError) -> [UInt8] {
        var bytes = start + palette
        for text in text { bytes += try text.chunk() }
        for part in stride(from: 0, to: data.count, by: Self.chunkSize) {
            let data = data[part..<min(part + Self.chunkSize, data.count)]
            bytes += PNGChunk.bytes(type: .imageData, data: Array(data))
        }
        return bytes + PNGChunk.bytes(type: .end)
    }

    /// Far below the 2 GiB that a chunk can hold.
    private static let chunkSize = 1 << 28
}
