import CTurboJPEG
import Graphics
import Testing

@testable import ImageCoding

struct JPEGTests {
    /// 16 x 8 pixels: the left half red, the right half blue, the lower half of each darker.
    static let fourParts: [UInt8] = (0..<8).flatMap { y in
        (0..<16).flatMap { x -> [UInt8] in
            let light: UInt8 = y < 4 ? 240 : 100
            return x < 8 ? [0, 0, light, 255] : [light, 0, 0, 255]
        }
    }

    enum Corner: Hashable { case lightRed, darkRed, lightBlue, darkBlue, other }

    static func corner(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Corner {
        let place = (y * bitmap.width + x) * 4
        let (blue, red) = (Int(bitmap.bytes[place]), Int(bitmap.bytes[place + 2]))
        func isNear(_ a: Int, _ b: Int) -> Bool { abs(a - b) < 25 }
        if isNear(red, 240), isNear(blue, 0) { return .lightRed }
        if isNear(red, 100), isNear(blue, 0) { return .darkRed }
        if isNear(blue, 240), isNear(red, 0) { return .lightBlue }
        if isNear(blue, 100), isNear(red, 0) { return .darkBlue }
        return .other
    }

    /// The corners top left, top right, bottom left, bottom right after the turn that EXIF's table asks for:
    /// for instance 6 says that row 0 is the right side and column 0 the top.
    static let orientations: [(UInt8, [Corner])] = [
        (1, [.lightRed, .lightBlue, .darkRed, .darkBlue]), (2, [.lightBlue, .lightRed, .darkBlue, .darkRed]),
        (3, [.darkBlue, .darkRed, .lightBlue, .lightRed]), (4, [.darkRed, .darkBlue, .lightRed, .lightBlue]),
        (5, [.lightRed, .darkRed, .lightBlue, .darkBlue]), (6, [.darkRed, .lightRed, .darkBlue, .lightBlue]),
        (7, [.darkBlue, .lightBlue, .darkRed, .lightRed]), (8, [.lightBlue, .darkBlue, .lightRed, .darkRed]),
        (9, [.lightRed, .lightBlue, .darkRed, .darkBlue]),
    ]

    @Test(arguments: orientations, [true, false])
    func `the EXIF orientation is applied`(turn: (UInt8, [Corner]), isLittleEndian: Bool) throws {
        let exif = JPEGSample.exif(orientation: turn.0, isLittleEndian: isLittleEndian)
        let plain = JPEGSample.encode(Self.fourParts, width: 16, height: 8)
        let bitmap = try JPEG.decode(JPEGSample.inserting(0xE1, exif, into: plain))
        let isTurned = (5...8).contains(turn.0)
        #expect(bitmap.width == (isTurned ? 8 : 16))
        #expect(bitmap.height == (isTurned ? 16 : 8))
        let (right, bottom) = (bitmap.width - 1, bitmap.height - 1)
        let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)].map {
            Self.corner(bitmap, $0.0, $0.1)
        }
        #expect(corners == turn.1)
    }

    @Test func `broken EXIF data is ignored`() throws {
        let plain = JPEGSample.encode(Self.fourParts, width: 16, height: 8)
        let expected = try JPEG.decode(plain)
        let exif = JPEGSample.exif(orientation: 6, isLittleEndian: true)
        for count in 0..<exif.count - 14 {
            let file = JPEGSample.inserting(0xE1, Array(exif[..<count]), into: plain)
            #expect(try JPEG.decode(file) == expected)
        }
    }

    @Test func `grey files become grey pixels`() throws {
        let file = JPEGSample.encode(
            [UInt8](repeating: 90, count: 64),
            width: 8,
            height: 8,
            format: TJPF_GRAY,
            subsampling: TJSAMP_GRAY
        )
        let bitmap = try JPEG.decode(file)
        #expect(
            Set(bitmap.bytes.indices.map { $0 % 4 == 3 ? 0 : bitmap.bytes[$0] }.filter { $0 != 0 }) == [90]
        )
        #expect(bitmap.bytes[3] == 255)
    }

    /// Adobe's programs store complements: ink (255, 0, 0, 51) is written as (0, 255, 255, 204) and means red 0,
    /// green and blue 255 · 204 / 255 = 204.
    @Test func `CMYK files with Adobe's marker become colour`() throws {
        let pixels = (0..<64).flatMap { _ in [0, 255, 255, 204] as [UInt8] }
        let file = JPEGSample.encode(pixels, width: 8, height: 8, format: TJPF_CMYK)
        for (found, expected) in zip(try JPEG.decode(file).bytes, [204, 204, 0, 255]) {
            #expect(abs(Int(found) - expected) <= 2)
        }
    }

    /// TurboJPEG converts ink (155, 155, 155, 51) to YCCK (100, 128, 128, 51), which reads as ink once its marker
    /// is spoilt: red 155 · 204 / 255 = 124, green and blue 127 · 204 / 255 = 102.
    @Test func `CMYK files without a marker become colour`() throws {
        let pixels = (0..<64).flatMap { _ in [155, 155, 155, 51] as [UInt8] }
        let file = JPEGSample.encode(pixels, width: 8, height: 8, format: TJPF_CMYK).spoilingAdobeMarker()
        for (found, expected) in zip(try JPEG.decode(file).bytes, [102, 102, 124, 255]) {
            #expect(abs(Int(found) - expected) <= 2)
        }
    }

    @Test func `bytes between the segments do no harm`() throws {
        let file = JPEGSample.encode(Self.fourParts, width: 16, height: 8)
        let expected = try JPEG.decode(file)
        #expect(try JPEG.decode(file.dropLast(2) + [0, 0, 0, 0xFF, 0xD9]) == expected)
        #expect(try JPEG.decode(file + [1, 2, 3]) == expected)
    }

    @Test func `pixels that stop at an early end marker are an error`() {
        let noise = SampleBitmap.noise.bitmap(64, 64)
        var file = JPEGSample.encode(noise.bytes, width: 64, height: 64)
        file.replaceSubrange((file.count / 2)..., with: [0xFF, 0xD9])
        let error = #expect(throws: ImageCodingError.self) { try JPEG.decode(file) }
        #expect(error?.description == "picture: the JPEG file ends early; copy or export it again")
    }

    @Test func `a file cut anywhere is an error that says so`() throws {
        for flags in [0, TJFLAG_PROGRESSIVE] {
            let noise = SampleBitmap.noise.bitmap(32, 32)
            let file = JPEGSample.encode(noise.bytes, width: 32, height: 32, flags: flags)
            for count in stride(from: 3, to: file.count, by: 7) {
                let error = #expect(throws: ImageCodingError.self) {
                    try JPEG.decode(Array(file[..<count]), name: "a.jpg")
                }
                #expect(error == .unusable(name: "a.jpg", problem: .truncated(format: "JPEG")), "\(count)")
            }
        }
    }

    @Test(arguments: [(UInt8(0xC4), "Huffman table"), (0xDB, "DQT"), (0xC0, "sampling factors")])
    func `a damaged segment is an error with the decompressor's words`(marker: UInt8, words: String) throws {
        var file = JPEGSample.encode(Self.fourParts, width: 16, height: 8)
        let segment = try #require(file.indices.first { file[$0...].starts(with: [0xFF, marker]) })
        for index in segment + 4..<segment + 20 where marker != 0xC0 { file[index] = 0xFE }
        if marker == 0xC0 { file[segment + 11] = 0xFF }
        let error = #expect(throws: ImageCodingError.self) { try JPEG.decode(file) }
        #expect(error?.description.contains("the JPEG file is damaged: ") == true)
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test func `a header that asks for too much memory is refused`() throws {
        var file = JPEGSample.encode(Self.fourParts, width: 16, height: 8)
        let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
        for (offset, byte) in [(5, UInt8(0xFF)), (6, 0xDC), (7, 0xFF), (8, 0xDC)] {
            file[frame + offset] = byte
        }
        let error = #expect(throws: ImageCodingError.self) { try JPEG.decode(file) }
        #expect(error?.description.contains("65500 x 65500 pixels is too large") == true)
    }
}

extension [UInt8] {
    fileprivate func spoilingAdobeMarker() -> [UInt8] {
        var copy = self
        let name = Array("Adobe".utf8)
        if let place = indices.first(where: { self[$0...].starts(with: name) }) {
            copy[place] = UInt8(ascii: "B")
        }
        return copy
    }
}
