import Graphics
import Testing

@testable import ImageCoding

struct DigestTests {
    /// From xxHash's own table of sanity checks, for seed 0 and lengths 0 and 1.
    @Test(arguments: [([], "99aa06d3014798d86001c324468d497f"), ([0], "a6cd5e9392000f6ac44bdff4074eecdb")])
    func `a digest is XXH3 of 128 bits in its canonical form`(bytes: [UInt8], expected: String) {
        #expect(Digest(of: bytes).description == expected)
    }

    @Test func `a digest in pieces is the digest of the whole`() {
        let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let stream = DigestStream()
        for start in stride(from: 0, to: bytes.count, by: 333) {
            stream.append(Array(bytes[start..<min(start + 333, bytes.count)]))
        }
        #expect(stream.value == Digest(of: bytes))
    }

    @Test func `only what can be seen of a pixel counts`() {
        let one = Bitmap(width: 2, height: 1, bytes: [9, 8, 7, 0, 1, 2, 3, 255])
        let other = Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 0, 1, 2, 3, 255])
        #expect(Digest.ofPixels(one) == Digest.ofPixels(other))
        let changed = Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 0, 1, 2, 4, 255])
        #expect(Digest.ofPixels(changed) != Digest.ofPixels(other))
    }

    @Test func `the shape counts, not the bytes alone`() {
        let shapes = [(1, 6), (6, 1), (2, 3), (3, 2)].map { Bitmap(width: $0.0, height: $0.1) }
        #expect(Set(shapes.map(Digest.ofPixels)).count == 4)
    }

    @Test(arguments: SampleBitmap.allCases)
    func `a picture and its copy from a file have the same digest`(sample: SampleBitmap) throws {
        let bitmap = sample.bitmap(300, 40)
        for effort in [PNG.Effort.fast, .small] {
            let copy = try PNG.decode(try PNG.encode(bitmap, effort: effort))
            #expect(Digest.ofPixels(copy) == Digest.ofPixels(bitmap))
        }
    }

    @Test func `rows with padding and an ignored fourth byte digest as the opaque picture`() {
        let bitmap = SampleBitmap.text.bitmap(50, 700)
        let digest = PixelDigest(width: 50, height: 700, color: .opaque)
        for y in 0..<700 {
            var row = Array(bitmap.bytes[y * 200..<(y + 1) * 200])
            for x in 0..<50 { row[x * 4 + 3] = UInt8(x) }
            row += [1, 2, 3, 4]
            unsafe row.withUnsafeBytes { unsafe digest.append(rows: $0, bytesPerRow: 204, rowCount: 1) }
        }
        #expect(digest.value == Digest.ofPixels(bitmap))
    }

    @Test func `the library versions are numbers with dots`() {
        let names = LibraryVersions.all.map(\.name)
        #expect(names == ["isa-l", "libdeflate", "libjpeg-turbo", "libpng"])
        for (name, version) in LibraryVersions.all {
            #expect(version.wholeMatch(of: /\d+\.\d+(\.\d+)?/) != nil, "\(name) \(version)")
        }
    }
}
