import Graphics
import Testing

@testable import ImageCoding

struct PNGStripTests {
    @Test(arguments: [[1], [7], [64, 1, 3], [1000], [192]])
    func `a strip's bytes do not depend on how its rows are handed over`(parts: [Int]) throws {
        let bitmap = SampleBitmap.text.bitmap(300, 700)
        for color in PNGColor.allCases {
            let fresh = PNGStripCompressor(width: 300, color: color)
            let whole = try strip(of: bitmap, rows: 0..<700, parts: [700], by: fresh)
            let cut = try strip(of: bitmap, rows: 0..<700, parts: parts, by: fresh)
            #expect(whole.chunk == cut.chunk)
            #expect(whole.adler32 == cut.adler32)
        }
    }

    @Test func `a strip's bytes do not depend on earlier strips of the compressor`() throws {
        let bitmap = SampleBitmap.text.bitmap(200, 400)
        let used = PNGStripCompressor(width: 200, color: .opaque)
        _ = try strip(of: SampleBitmap.noise.bitmap(200, 900), rows: 0..<900, parts: [100], by: used)
        let fresh = PNGStripCompressor(width: 200, color: .opaque)
        let first = try strip(of: bitmap, rows: 0..<400, parts: [50], by: fresh)
        let later = try strip(of: bitmap, rows: 0..<400, parts: [50], by: used)
        #expect(first.chunk == later.chunk)
    }

    /// ISA-L's own start of a stream depends on an address, which shows for one picture in 8192 (see FastDeflater).
    @Test func `a strip's bytes do not depend on where the compressor lies in memory`() throws {
        let compressors = (0..<60).map { _ in PNGStripCompressor(width: 20, color: .opaque) }
        var differing = 0
        for index in 0..<150 {
            let pixel: [UInt8] = [UInt8(index & 15) * 17, UInt8(index >> 4), 200, 255]
            let bitmap = Bitmap(width: 20, height: 12, bytes: (0..<240).flatMap { _ in pixel })
            let chunks = try compressors.map {
                try strip(of: bitmap, rows: 0..<12, parts: [12], by: $0).chunk
            }
            if Set(chunks).count > 1 { differing += 1 }
        }
        #expect(differing == 0)
    }

    @Test(arguments: [1, 2, 3, 8])
    func `a file's bytes do not depend on the number of workers`(workers: Int) throws {
        for sample in [SampleBitmap.text, .translucentText] {
            let bitmap = sample.bitmap(1000, 1200)
            let (alone, together) = (MemorySink(), MemorySink())
            try PNG.write(bitmap, to: alone)
            try PNG.write(bitmap, workers: workers, to: together)
            #expect(alone.bytes == together.bytes)
            #expect(try PNG.decode(together.bytes) == bitmap)
        }
    }

    @Test(arguments: [1, 5, 64, 100, 1000])
    func `strips of any height join to a valid file`(height: Int) throws {
        let bitmap = SampleBitmap.translucentText.bitmap(37, 130)
        let bytes = try file(of: bitmap, color: .transparent, stripHeight: height)
        #expect(try PNG.decode(bytes) == bitmap)
    }

    @Test func `rows with padding and an unused fourth byte are read as opaque pixels`() throws {
        let rows: [UInt8] = [
            3, 2, 1, 99, 6, 5, 4, 0, 77, 77, 77, 77, 9, 8, 7, 1, 12, 11, 10, 2, 77, 77, 77, 77,
        ]
        let compressor = PNGStripCompressor(width: 2, color: .opaque)
        try unsafe rows.withUnsafeBytes {
            try unsafe compressor.append(rows: $0, bytesPerRow: 12, rowCount: 2)
        }
        let sink = MemorySink()
        let writer = try PNGStreamWriter(header: PNGHeader(width: 2, height: 2, color: .opaque), to: sink)
        try writer.append(try compressor.finish())
        try writer.finish()
        let expected: [UInt8] = [3, 2, 1, 255, 6, 5, 4, 255, 9, 8, 7, 255, 12, 11, 10, 255]
        #expect(try PNG.decode(sink.bytes).bytes == expected)
    }

    @Test func `too few or too many rows are an error, not a broken file`() throws {
        let bitmap = SampleBitmap.text.bitmap(10, 10)
        let compressor = PNGStripCompressor(width: 10, color: .opaque)
        for rows in [9, 11] {
            let header = PNGHeader(width: 10, height: rows, color: .opaque)
            let writer = try PNGStreamWriter(header: header, to: MemorySink())
            try writer.append(try strip(of: bitmap, rows: 0..<10, parts: [10], by: compressor))
            let error = #expect(throws: ImageCodingError.self) { try writer.finish() }
            #expect(
                error?.description.contains("10 rows of pixels were given for a height of \(rows)") == true
            )
        }
    }

    @Test func `a strip of another width is refused`() throws {
        let bitmap = SampleBitmap.text.bitmap(10, 10)
        let compressor = PNGStripCompressor(width: 10, color: .opaque)
        let header = PNGHeader(width: 11, height: 10, color: .opaque)
        let writer = try PNGStreamWriter(header: header, to: MemorySink())
        let strip = try strip(of: bitmap, rows: 0..<10, parts: [10], by: compressor)
        #expect(throws: ImageCodingError.self) { try writer.append(strip) }
    }

    @Test(arguments: [(0, 0), (1, 0), (0, 1), (3, 5), (1000, 70_000), (65_521, 65_521)])
    func `checksums of parts join to the checksum of the whole`(first: Int, second: Int) {
        let bytes = (0..<first + second).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }
        let joined = Adler32.joining(
            HandMadePNG.adler(Array(bytes[..<first])),
            HandMadePNG.adler(Array(bytes[first...])),
            secondByteCount: second
        )
        #expect(joined == HandMadePNG.adler(bytes))
    }
}
