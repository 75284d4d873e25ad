import Graphics
import Testing

@testable import ImageCoding

struct PNGDecodeTests {
    /// Hand-made files with the pixels they mean, as premultiplied blue, green, red, alpha.
    static let files: [(String, HandMadePNG, [UInt8])] = [
        (
            "one bit grey",
            HandMadePNG(width: 3, height: 1, bitDepth: 1, colorType: 0, raw: [0, 0b1010_0000]),
            [255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255]
        ),
        (
            "four bit grey", HandMadePNG(width: 2, height: 1, bitDepth: 4, colorType: 0, raw: [0, 0x1F]),
            [17, 17, 17, 255, 255, 255, 255, 255]
        ),
        (
            "grey with a transparent value",
            HandMadePNG(
                width: 2,
                height: 1,
                bitDepth: 8,
                colorType: 0,
                ancillary: [("tRNS", [0, 9])],
                raw: [0, 9, 8]
            ),
            [0, 0, 0, 0, 8, 8, 8, 255]
        ),
        (
            "grey with alpha",
            HandMadePNG(width: 1, height: 1, bitDepth: 8, colorType: 4, raw: [0, 200, 51]),
            // 200 · 51 / 255 = 40
            [40, 40, 40, 51]
        ),
        (
            "palette with alpha",
            HandMadePNG(
                width: 2,
                height: 1,
                bitDepth: 2,
                colorType: 3,
                ancillary: [("PLTE", [255, 0, 0, 0, 255, 0]), ("tRNS", [51])],
                raw: [0, 0b0001_0000]
            ),
            [0, 0, 51, 51, 0, 255, 0, 255]
        ),
        (
            "sixteen bits",
            HandMadePNG(
                width: 1,
                height: 1,
                bitDepth: 16,
                colorType: 2,
                raw: [0, 0x80, 0x80, 0x10, 0x10, 0xFF, 0xFF]
            ),
            [255, 16, 128, 255]
        ),
        (
            // Adam7 of 3 x 1: pass 1 has column 0, pass 4 column 2, pass 6 column 1.
            "interlaced",
            HandMadePNG(
                width: 3,
                height: 1,
                bitDepth: 8,
                colorType: 0,
                interlace: 1,
                raw: [0, 10, 0, 30, 0, 20]
            ),
            [10, 10, 10, 255, 20, 20, 20, 255, 30, 30, 30, 255]
        ),
        (
            "filter Sub",
            HandMadePNG(width: 2, height: 1, bitDepth: 8, colorType: 2, raw: [1, 1, 2, 3, 10, 20, 30]),
            [3, 2, 1, 255, 33, 22, 11, 255]
        ),
        (
            "an sRGB chunk and its gamma",
            HandMadePNG(
                width: 1,
                height: 1,
                bitDepth: 8,
                colorType: 2,
                ancillary: [("gAMA", HandMadePNG.bigEndian(45455)), ("sRGB", [0])],
                raw: [0, 100, 150, 200]
            ),
            [200, 150, 100, 255]
        ),
    ]

    @Test(arguments: files.indices)
    func `every kind of PNG file gives the pixels it means`(index: Int) throws {
        let (name, file, expected) = Self.files[index]
        #expect(try PNG.decode(file.bytes).bytes == expected, "\(name)")
    }

    @Test func `texts of all three kinds are read in order`() throws {
        var file = HandMadePNG.red
        // The zlib stream is a stored block, so no compressor is needed to write it.
        file.ancillary = [
            ("tEXt", Array("Author\0".utf8) + [0x4D, 0xFC, 0x6C]),
            ("iTXt", Array("Title\0\0\0de\0Titel\0列表".utf8)),
            ("iTXt", Array("Long\0".utf8) + [1, 0, 0, 0] + HandMadePNG.stored(Array("é long".utf8))),
            ("zTXt", Array("Old\0\0".utf8) + HandMadePNG.stored([0xE9])),
        ]
        let metadata = try PNG.metadata(file.bytes)
        #expect(
            metadata.texts == [
                PNGText(keyword: "Author", text: "Mül"), PNGText(keyword: "Title", text: "列表"),
                PNGText(keyword: "Long", text: "é long"), PNGText(keyword: "Old", text: "é"),
            ]
        )
        #expect(metadata.text("Long") == "é long")
        #expect(metadata.text("Short") == nil)
        #expect(metadata.chunkTypes == ["IHDR", "tEXt", "iTXt", "iTXt", "zTXt", "IDAT", "IEND"])
    }

    @Test(arguments: [PNG.Effort.fast, .small])
    func `texts that were written are read again`(effort: PNG.Effort) throws {
        let texts = [PNGText(keyword: "Listshot", text: "列表\n👩‍👩‍👧"), PNGText(keyword: "Empty", text: "")]
        let bytes = try PNG.encode(SampleBitmap.text.bitmap(20, 20), text: texts, effort: effort)
        #expect(try PNG.metadata(bytes).texts == texts)
    }

    @Test func `the digest of the compressed pixels can be part of the file`() throws {
        let bitmap = SampleBitmap.text.bitmap(50, 50)
        let small = try PNG.encodeSmall(bitmap) { [PNGText(keyword: "Data", text: "\($0)")] }
        let sink = MemorySink()
        let writer = try PNGStreamWriter(header: PNGHeader(width: 50, height: 50, color: .opaque), to: sink)
        let compressor = PNGStripCompressor(width: 50, color: .opaque)
        try writer.append(try strip(of: bitmap, rows: 0..<50, parts: [50], by: compressor))
        try writer.finish { [PNGText(keyword: "Data", text: "\($0)")] }
        for bytes in [small, sink.bytes] {
            let metadata = try PNG.metadata(bytes)
            #expect(metadata.text("Data") == "\(metadata.dataDigest)")
            #expect(try PNG.decode(bytes) == bitmap)
        }
    }

    @Test(arguments: ["", " x", "x ", "ä", String(repeating: "k", count: 80), "a\nb"])
    func `a keyword that PNG does not allow is an error`(keyword: String) {
        let text = [PNGText(keyword: keyword, text: "x")]
        #expect(throws: ImageCodingError.self) { try PNG.encode(Bitmap(width: 1, height: 1), text: text) }
    }

    @Test func `a text with a zero byte is an error`() {
        let text = [PNGText(keyword: "k", text: "a\0b")]
        #expect(throws: ImageCodingError.self) { try PNG.encode(Bitmap(width: 1, height: 1), text: text) }
    }
}
