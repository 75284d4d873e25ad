import Foundation
import Graphics
import Testing

@testable import ImageCoding

struct PNGRoundTripTests {
    static let sizes = [(1, 1), (7, 3), (8, 8), (9, 1), (1, 300), (33, 40), (130, 50)]

    @Test(arguments: SampleBitmap.allCases, sizes)
    func `every picture survives both efforts unchanged`(sample: SampleBitmap, size: (Int, Int)) throws {
        let bitmap = sample.bitmap(size.0, size.1)
        for effort in [PNG.Effort.fast, .small] {
            let bytes = try PNG.encode(bitmap, effort: effort)
            #expect(try PNG.decode(bytes) == bitmap)
        }
    }

    /// Straight is round(255 c / a), halves up.
    @Test func `every premultiplied pixel becomes the nearest straight one and comes back`() {
        for alpha in 0...UInt32(255) {
            for component in 0...alpha {
                let pixel = alpha << 24 | component << 16 | (alpha - component) << 8 | component
                let straight = Alpha.straight(pixel)
                let expected = alpha == 0 ? 0 : (component * 510 + alpha) / (2 * alpha)
                let matches = straight & 0xFF == expected && straight >> 24 == alpha
                guard matches, Alpha.premultiplied(straight) == pixel else {
                    Issue.record("component \(component) of alpha \(alpha) became \(straight)")
                    return
                }
            }
        }
    }

    @Test func `components above the alpha count as the alpha`() throws {
        let bitmap = Bitmap(width: 2, height: 1, bytes: [200, 10, 0, 100, 5, 5, 5, 0])
        let bytes = try PNG.encode(bitmap)
        #expect(try PNG.decode(bytes).bytes == [100, 10, 0, 100, 0, 0, 0, 0])
    }

    @Test(arguments: [
        (SampleBitmap.blackAndWhite, PNGFileHeader.ColorType.grey, 1), (.fourGreys, .grey, 2),
        (.sixteenGreys, .grey, 4), (.greyRamp, .grey, 8), (.fewColors, .palette, 4),
        (.fewTranslucentColors, .palette, 4), (.manyColors, .color, 8),
        (.translucentNoise, .colorWithAlpha, 8),
        (.transparent, .palette, 1),
    ])
    func `a small file takes the tightest layout`(
        sample: SampleBitmap,
        colorType: PNGFileHeader.ColorType,
        bitDepth: Int
    ) throws {
        let metadata = try PNG.metadata(try PNG.encode(sample.bitmap(130, 90), effort: .small))
        #expect(metadata.header.colorType == colorType)
        #expect(metadata.header.bitDepth == bitDepth)
    }

    @Test func `a small file uses the filters None and Up only and is smaller than a fast one`() throws {
        let bitmap = SampleBitmap.text.bitmap(300, 300)
        let small = try PNG.encode(bitmap, effort: .small)
        let fast = try PNG.encode(bitmap, effort: .fast)
        #expect(small.count < fast.count)
        #expect(PNGFilter.up.apply(to: [1, 2, 9, 1], rowCount: 2) == [2, 1, 2, 2, 8, 255])
        #expect(PNGFilter.none.apply(to: [1, 2, 9, 1], rowCount: 2) == [0, 1, 2, 0, 9, 1])
    }

    @Test(arguments: [(0, 0), (0, 5), (5, 0)])
    func `a picture without pixels is an error`(width: Int, height: Int) {
        let bitmap = Bitmap(width: width, height: height)
        for effort in [PNG.Effort.fast, .small] {
            let error = #expect(throws: ImageCodingError.self) { try PNG.encode(bitmap, effort: effort) }
            #expect(error?.description.contains("\(width) x \(height) pixels") == true)
        }
    }

    private static let pngcheck = "/usr/bin/pngcheck"

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: pngcheck), "pngcheck is not installed"))
    func `pngcheck accepts every kind of file we write`() throws {
        let folder = try TemporaryFolder()
        for sample in SampleBitmap.allCases {
            for effort in [PNG.Effort.fast, .small] {
                let text = [PNGText(keyword: "Comment", text: "列表 – list")]
                let bytes = try PNG.encode(sample.bitmap(120, 700), text: text, effort: effort)
                try AtomicFile.write(bytes, to: folder.file("\(sample)-\(effort).png"))
            }
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.pngcheck)
        process.arguments = ["-q"] + (try folder.contents.map(folder.file))
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try folder.contents.count == SampleBitmap.allCases.count * 2)
    }
}
