/// A named text inside a PNG file (an iTXt chunk: any Unicode text).
public struct PNGText: Sendable, Hashable {
    /// 1 to 79 printable characters of ASCII; by it the text is found again.
    public var keyword: String
    public var text: String

    public init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }

    /// The iTXt chunk, uncompressed, without language and translated keyword (PNG specification, 11.3.4.5).
    func chunk() throws(ImageCodingError) -> [UInt8] {
        let isValid =
            (1...79).contains(keyword.utf8.count)
            && keyword.utf8.allSatisfy { (0x20...0x7E).contains($0) }
            && keyword.utf8.first != 0x20 && keyword.utf8.last != 0x20
        guard isValid else {
            throw .cannotEncode(
                "the keyword \"\(keyword)\" must be 1 to 79 ASCII characters without outer spaces"
            )
        }
        guard !text.utf8.contains(0) else {
            throw .cannotEncode("the text \"\(keyword)\" contains a zero byte, which PNG texts cannot hold")
        }
        return PNGChunk.bytes(type: .text, data: Array(keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
    }
}
