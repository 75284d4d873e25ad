import CTurboJPEG
import Graphics
import Testing

@testable import ImageCoding

struct ImageFileTests {
    @Test func `the content decides, not the name`() throws {
        let bitmap = SampleBitmap.text.bitmap(9, 9)
        #expect(try ImageFile.decode(try PNG.encode(bitmap), name: "photo.jpg") == bitmap)
        let jpeg = JPEGSample.encode(bitmap.bytes, width: 9, height: 9)
        #expect(try ImageFile.decode(jpeg, name: "photo.png").width == 9)
    }

    static let kinds: [([UInt8], String)] = [
        ([], "the file is empty"),
        ([137, 80, 78, 71, 13], "the PNG file ends early"),
        (Array("GIF89a".utf8), "a GIF picture"),
        (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), "a WebP picture"),
        (Array("\0\0\0\u{1C}ftypavif".utf8), "an AVIF picture"),
        (Array("\0\0\0\u{1C}ftypheic".utf8), "a HEIC picture"),
        (Array("\0\0\0\u{1C}ftypisom".utf8), "a video"),
        (Array("BM6\0\0\0".utf8), "a BMP picture"),
        (Array("II*\0".utf8), "a TIFF picture"),
        ([0xFF, 0x0A, 0x10], "a JPEG XL picture"),
        (Array("%PDF-1.7".utf8), "a PDF document"),
        (Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), "an SVG drawing"),
        (Array("<?xml version=\"1.0\"?>\n<svg/>".utf8), "an SVG drawing"),
        (Array("\u{FEFF}\n<!DOCTYPE HTML><title>404</title>".utf8), "an HTML page"),
        (Array("{\"error\": 404}".utf8), "a JSON document"),
        (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull"),
        (Array("hello".utf8), "a text file"),
        ([1, 2, 3, 0, 200], "a file of unknown kind"),
    ]

    @Test(arguments: kinds.indices)
    func `another kind of file is named`(index: Int) {
        let (bytes, message) = Self.kinds[index]
        let error = #expect(throws: ImageCodingError.self) { try ImageFile.decode(bytes, name: "x.png") }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        #expect(error?.description.hasPrefix("x.png: ") == true)
    }

    @Test func `a file that is not there or is a folder is told apart from a broken one`() throws {
        let folder = try TemporaryFolder()
        let missing = #expect(throws: ImageCodingError.self) {
            try ImageFile.decode(path: folder.file("no.png"))
        }
        #expect(missing?.description.contains("cannot read the file: No such file or directory") == true)
        let directory = #expect(throws: ImageCodingError.self) { try ImageFile.decode(path: folder.path) }
        #expect(directory?.description.contains("Is a directory") == true)
        try AtomicFile.write(try PNG.encode(Bitmap(width: 3, height: 2)), to: folder.file("a.png"))
        #expect(try ImageFile.decode(path: folder.file("a.png")) == Bitmap(width: 3, height: 2))
    }
}
