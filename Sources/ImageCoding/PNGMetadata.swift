/// What a PNG file says about itself, read without decoding its pixels.
public struct PNGMetadata: Sendable, Hashable {
    public let header: PNGFileHeader
    /// The iTXt, tEXt and zTXt chunks in the order of the file.
    public let texts: [PNGText]
    /// The names of all chunks in the order of the file.
    public let chunkTypes: [String]
    /// The digest of the compressed pixels: the data of all IDAT chunks in a row.
    public let dataDigest: Digest

    /// The text of the first chunk with a keyword.
    public func text(_ keyword: String) -> String? {
        texts.first { $0.keyword == keyword }?.text
    }

    init(_ list: PNGChunkList) throws(ImageProblem) {
        header = list.header
        chunkTypes = list.chunks.map(\.type)
        let digest = DigestStream()
        var texts: [PNGText] = []
        for chunk in list.chunks {
            switch chunk.type {
            case "IDAT": unsafe chunk.data.withUnsafeBytes { unsafe digest.append($0) }
            case "iTXt", "tEXt", "zTXt": texts.append(try PNGTextParser.text(of: chunk))
            default: break
            }
        }
        self.texts = texts
        dataDigest = digest.value
    }
}

extension PNG {
    /// Reads everything but the pixels, and checks the file's structure and checksums.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - name: What errors call the file.
    /// - Returns: What the file says about itself.
    /// - Throws: When the file is not a whole PNG file.
    public static func metadata(
        _ bytes: [UInt8],
        name: String = "picture"
    ) throws(ImageCodingError) -> PNGMetadata {
        do throws(ImageProblem) {
            return try PNGMetadata(try PNGChunkList(bytes))
        } catch {
            throw .unusable(name: name, problem: error)
        }
    }

    /// Reads everything of a file but its pixels.
    public static func metadata(path: String) throws(ImageCodingError) -> PNGMetadata {
        try metadata(try FileBytes.read(path), name: path)
    }
}
