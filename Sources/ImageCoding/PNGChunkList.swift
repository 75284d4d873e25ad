import CDeflate

/// The chunks of a PNG file, checked: signature, order, lengths, CRCs.
struct PNGChunkList {
    struct Chunk {
        let type: String
        let data: ArraySlice<UInt8>
    }

    let chunks: [Chunk]
    let header: PNGFileHeader

    init(_ bytes: [UInt8]) throws(ImageProblem) {
        guard !bytes.isEmpty else { throw .empty }
        try Self.checkSignature(bytes)
        var chunks: [Chunk] = []
        var place = PNGChunk.signature.count
        while chunks.last?.type != "IEND" {
            let chunk = try Self.chunk(in: bytes, at: place, isFirst: chunks.isEmpty)
            place += chunk.data.count + PNGChunk.overhead
            chunks.append(chunk)
        }
        header = try PNGFileHeader(chunks[0].data)
        self.chunks = chunks
        guard chunks.contains(where: { $0.type == "IDAT" }) else {
            throw .damaged(format: "PNG", detail: "it has no pixels (no IDAT chunk)")
        }
        if header.colorType == .palette, !chunks.contains(where: { $0.type == "PLTE" }) {
            throw .damaged(format: "PNG", detail: "its palette is missing (no PLTE chunk)")
        }
    }

    private static func checkSignature(_ bytes: [UInt8]) throws(ImageProblem) {
        switch FileSignature.of(bytes) {
        case .png where bytes.count < PNGChunk.signature.count: throw .truncated(format: "PNG")
        case .png: return
        case .jpeg: throw .wrongKind(found: "a JPEG picture")
        case .other(let found): throw .wrongKind(found: found)
        }
    }

    private static func chunk(in bytes: [UInt8], at place: Int, isFirst: Bool) throws(ImageProblem) -> Chunk {
        let reader = ByteReader(bytes: bytes[place...])
        guard let count = reader.integer(at: 0, byteCount: 4), bytes.count - place >= PNGChunk.overhead else {
            throw .truncated(format: "PNG")
        }
        let name = bytes[place + 4..<place + 8]
        guard name.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
            throw .damaged(format: "PNG", detail: "the chunk at byte \(place) has no valid name")
        }
        let type = String(decoding: name, as: UTF8.self)
        guard isFirst == (type == "IHDR") else {
            throw .damaged(
                format: "PNG",
                detail: "it has the chunk \(type) where IHDR has to be first and only there"
            )
        }
        guard count <= bytes.count - place - PNGChunk.overhead else { throw .truncated(format: "PNG") }
        let data = bytes[place + 8..<place + 8 + count]
        guard let stored = reader.integer(at: count + 8, byteCount: 4), stored == crc(of: bytes, name, data)
        else {
            throw .damaged(
                format: "PNG",
                detail: "the checksum (CRC) of its chunk \(type) at byte \(place) is wrong"
            )
        }
        return Chunk(type: type, data: data)
    }

    /// The checksum covers the name and the data, which lie side by side.
    private static func crc(of bytes: [UInt8], _ name: ArraySlice<UInt8>, _ data: ArraySlice<UInt8>) -> Int {
        unsafe bytes.withUnsafeBytes { buffer in
            let part = unsafe UnsafeRawBufferPointer(rebasing: buffer[name.startIndex..<data.endIndex])
            return unsafe Int(libdeflate_crc32(0, part.baseAddress, part.count))
        }
    }
}
