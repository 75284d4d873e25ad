import CDeflate

/// Reads the three kinds of text chunks (PNG specification, 11.3.4).
enum PNGTextParser {
    /// A compressed text may not grow beyond this.
    private static let maximumByteCount = 16 << 20

    static func text(of chunk: PNGChunkList.Chunk) throws(ImageProblem) -> PNGText {
        guard let end = chunk.data.firstIndex(of: 0), end > chunk.data.startIndex else {
            throw .damaged(format: "PNG", detail: "a \(chunk.type) chunk has no keyword")
        }
        let keyword = latin1(chunk.data[..<end])
        let rest = chunk.data[(end + 1)...]
        switch chunk.type {
        case "tEXt": return PNGText(keyword: keyword, text: latin1(rest))
        case "zTXt":
            guard rest.first == 0 else { throw unreadable(keyword) }
            return PNGText(keyword: keyword, text: latin1(try inflated(rest.dropFirst(), keyword)[...]))
        default: return PNGText(keyword: keyword, text: try international(rest, keyword))
        }
    }

    /// Compression flag, compression method, language, translated keyword, UTF-8.
    private static func international(_ data: ArraySlice<UInt8>, _ keyword: String) throws(ImageProblem)
        -> String
    {
        let fields = data.dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3, let flag = data.first, flag < 2 else { throw unreadable(keyword) }
        let bytes = flag == 1 ? try inflated(fields[2], keyword) : Array(fields[2])
        guard let text = String(validating: bytes, as: UTF8.self) else { throw unreadable(keyword) }
        return text
    }

    private static func inflated(_ data: ArraySlice<UInt8>, _ keyword: String) throws(ImageProblem) -> [UInt8]
    {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw unreadable(keyword) }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var room = max(1 << 12, data.count * 4)
        while room <= maximumByteCount {
            var status = LIBDEFLATE_BAD_DATA
            let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                unsafe data.withUnsafeBytes { input in
                    status = unsafe libdeflate_zlib_decompress(
                        decompressor,
                        input.baseAddress,
                        input.count,
                        buffer.baseAddress,
                        room,
                        &count
                    )
                }
                if status != LIBDEFLATE_SUCCESS { count = 0 }
            }
            if status == LIBDEFLATE_SUCCESS { return bytes }
            guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { break }
            room *= 4
        }
        throw unreadable(keyword)
    }

    private static func unreadable(_ keyword: String) -> ImageProblem {
        .damaged(format: "PNG", detail: "its text \"\(keyword)\" cannot be read")
    }

    /// Latin-1 is the first 256 code points of Unicode.
    private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
