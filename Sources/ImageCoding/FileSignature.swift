/// What a file is, judged by its first bytes.
enum FileSignature: Hashable {
    case png
    case jpeg
    /// Something else; the text names it with its article.
    case other(String)

    /// The kind of a file that is not empty; a PNG file that ends within its signature is one, too.
    static func of(_ bytes: [UInt8]) -> FileSignature {
        if bytes.starts(with: PNGChunk.signature) || PNGChunk.signature.starts(with: bytes) { return .png }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if isTransferredPNG(bytes) {
            return .other("a PNG file whose line ends were changed by a text transfer")
        }
        if let name = binaryFormats.first(where: { $0.matches(bytes) })?.name { return .other(name) }
        return .other(textFormat(of: bytes) ?? "a file of unknown kind")
    }

    private struct BinaryFormat: Sendable {
        let name: String
        let magic: String
        var offset = 0

        func matches(_ bytes: [UInt8]) -> Bool {
            bytes.dropFirst(offset).starts(with: magic.unicodeScalars.lazy.map { UInt8($0.value) })
        }
    }

    /// From the formats' own specifications; each scalar stands for a byte.
    private static let binaryFormats = [
        BinaryFormat(name: "a GIF picture", magic: "GIF8"),
        BinaryFormat(name: "a WebP picture", magic: "WEBP", offset: 8),
        BinaryFormat(name: "an AVIF picture", magic: "ftypavi", offset: 4),
        BinaryFormat(name: "a HEIC picture", magic: "ftyphei", offset: 4),
        BinaryFormat(name: "a HEIC picture", magic: "ftypmif1", offset: 4),
        BinaryFormat(name: "a video", magic: "ftyp", offset: 4),
        BinaryFormat(name: "a BMP picture", magic: "BM"),
        BinaryFormat(name: "a TIFF picture", magic: "II*\0"),
        BinaryFormat(name: "a TIFF picture", magic: "MM\0*"),
        BinaryFormat(name: "a JPEG XL picture", magic: "\u{FF}\u{0A}"),
        BinaryFormat(name: "a JPEG XL picture", magic: "JXL ", offset: 4),
        BinaryFormat(name: "a JPEG 2000 picture", magic: "jP  ", offset: 4),
        BinaryFormat(name: "a Photoshop document", magic: "8BPS"),
        BinaryFormat(name: "a Windows icon", magic: "\0\0\u{01}\0"),
        BinaryFormat(name: "a PDF document", magic: "%PDF"),
        BinaryFormat(name: "a ZIP archive", magic: "PK\u{03}\u{04}"),
        BinaryFormat(name: "a gzip archive", magic: "\u{1F}\u{8B}"),
    ]

    /// Byte 5 of PNG's signature was made to show such damage: 0D 0A became 0A.
    private static func isTransferredPNG(_ bytes: [UInt8]) -> Bool {
        bytes.dropFirst().starts(with: Array("PNG".utf8))
    }

    private static func textFormat(of bytes: [UInt8]) -> String? {
        let start = bytes.prefix(1024)
        guard !start.contains(0) else { return nil }
        let text = String(decoding: start, as: UTF8.self).lowercased()
        let trimmed = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if trimmed.hasPrefix("version https://git-lfs.github.com/") {
            return "a Git LFS pointer, not the picture itself (run \"git lfs pull\")"
        }
        if trimmed.hasPrefix("<svg") || trimmed.hasPrefix("<?xml") && text.contains("<svg") {
            return "an SVG drawing"
        }
        if trimmed.hasPrefix("<!doctype html") || trimmed.hasPrefix("<html") {
            return "an HTML page, perhaps an error page of a server"
        }
        if trimmed.hasPrefix("<") { return "an XML document" }
        if trimmed.hasPrefix("{") || trimmed.hasPrefix("[") { return "a JSON document" }
        return trimmed.isEmpty || text.contains("\u{FFFD}") ? nil : "a text file"
    }
}
