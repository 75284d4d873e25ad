import Graphics
import Testing

@testable import ImageCoding

struct BrokenPNGTests {
    /// Bytes, and what the message has to say.
    static let files: [([UInt8], String)] = [
        ([], "the file is empty"),
        (Array(HandMadePNG.signature.prefix(5)), "ends early"),
        (HandMadePNG.signature, "ends early"),
        (
            Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n".utf8),
            "Git LFS pointer"
        ),
        ([137, 80, 78, 71, 10, 26, 10, 0, 0], "text transfer"),
        (Array("plain".utf8), "this is a text file"),
        ([0xFF, 0xD8, 0xFF, 0xE0], "this is a JPEG picture"),
        (HandMadePNG(width: 1, height: 1, bitDepth: 8, colorType: 5).bytes, "its colour type is 5"),
        (HandMadePNG(width: 1, height: 1, bitDepth: 4, colorType: 2).bytes, "colour type 2 with 4 bits"),
        (HandMadePNG(width: 0, height: 1, bitDepth: 8, colorType: 2).bytes, "0 x 1 pixels"),
        (HandMadePNG(width: 1, height: 1, bitDepth: 8, colorType: 2, interlace: 2).bytes, "interlace method"),
        (HandMadePNG(width: 1, height: 1, bitDepth: 8, colorType: 3, raw: [0, 0]).bytes, "no PLTE chunk"),
        (
            HandMadePNG.signature + HandMadePNG.chunk("IHDR", HandMadePNG.red.header)
                + HandMadePNG.chunk("IEND", []),
            "no IDAT chunk"
        ),
        (HandMadePNG.signature + HandMadePNG.chunk("IDAT", []), "IHDR has to be first"),
        (
            HandMadePNG.signature + HandMadePNG.chunk("IHDR", [1, 2]) + HandMadePNG.chunk("IEND", []),
            "2 bytes instead"
        ),
        (HandMadePNG.signature + HandMadePNG.chunk("I\u{1}DR", []), "no valid name"),
        (
            HandMadePNG(
                width: 1,
                height: 1,
                bitDepth: 8,
                colorType: 2,
                ancillary: [("tEXt", [0])],
                raw: [0, 0, 0, 0]
            )
            .bytes, "no keyword"
        ),
        (
            HandMadePNG(
                width: 1,
                height: 1,
                bitDepth: 8,
                colorType: 2,
                ancillary: [("zTXt", [65, 0, 0, 1, 2])],
                raw: [0, 0, 0, 0]
            ).bytes, "its text \"A\" cannot be read"
        ),
    ]

    @Test(arguments: files.indices)
    func `a broken file is named for what it is`(index: Int) {
        let (bytes, message) = Self.files[index]
        let error = #expect(throws: ImageCodingError.self) { try PNG.metadata(bytes, name: "a.png") }
        #expect(error?.description.hasPrefix("a.png: ") == true)
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test func `a file cut anywhere ends early`() throws {
        let bytes = try PNG.encode(SampleBitmap.text.bitmap(40, 40), text: [PNGText(keyword: "k", text: "t")])
        for count in 1..<bytes.count {
            let error = #expect(throws: ImageCodingError.self) { try PNG.decode(Array(bytes[..<count])) }
            #expect(
                error == .unusable(name: "picture", problem: .truncated(format: "PNG")),
                "cut at \(count)"
            )
        }
    }

    @Test func `a flipped bit anywhere is noticed`() throws {
        let bytes = try PNG.encode(SampleBitmap.text.bitmap(20, 20))
        for index in bytes.indices {
            var broken = bytes
            broken[index] ^= 1 << UInt8(index % 8)
            #expect(throws: ImageCodingError.self, "byte \(index)") { try PNG.decode(broken) }
        }
    }

    @Test func `pixels that end early inside valid chunks are an error`() {
        let file = HandMadePNG(width: 4, height: 4, bitDepth: 8, colorType: 2, raw: [0, 1, 2, 3])
        let error = #expect(throws: ImageCodingError.self) { try PNG.decode(file.bytes) }
        #expect(error?.description.contains("the PNG file is damaged") == true)
    }

    @Test(arguments: [(30_000, 30_000), (2_000_000_000, 1), (1, 1_000_001), (2_147_483_647, 2_147_483_647)])
    func `a header that asks for too much memory is refused before any is taken`(width: Int, height: Int) {
        let file = HandMadePNG(width: width, height: height, bitDepth: 8, colorType: 6, raw: [0])
        let error = #expect(throws: ImageCodingError.self) { try PNG.decode(file.bytes) }
        #expect(error?.description.contains("\(width) x \(height) pixels is too large") == true)
    }

    @Test func `limits can be lowered`() {
        let limits = ImageLimits(maximumSide: 10, maximumPixelCount: 50)
        #expect(limits.problem(width: 10, height: 5) == nil)
        #expect(limits.problem(width: 10, height: 6) != nil)
        #expect(limits.problem(width: 11, height: 1) != nil)
    }
}
