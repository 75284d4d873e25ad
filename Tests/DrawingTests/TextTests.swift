import Foundation
import Graphics
import Testing

@testable import Drawing

struct TextTests {
    private func ink(of run: GlyphRun, at origin: CGPoint, scale: Double = 1) throws -> Bitmap {
        var sketch = Sketch(80, 40, scale: scale)
        sketch.add(.glyphs(run, origin: origin, .black))
        return try PictureRenderer().bitmap(of: sketch.picture)
    }

    /// Rows that have any ink.
    private func rows(_ bitmap: Bitmap) -> [Int] {
        (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y] != white } }
    }

    @Test func `baselines lie on whole pixels`() throws {
        let run = try TestFont.inter.run([40, 41, 42])
        let whole = try ink(of: run, at: CGPoint(x: 5, y: 25))
        // 24.6 and 25.4 round to 25, 25.6 to the next row.
        #expect(try ink(of: run, at: CGPoint(x: 5, y: 24.6)) == whole)
        #expect(try ink(of: run, at: CGPoint(x: 5, y: 25.4)) == whole)
        let lower = try ink(of: run, at: CGPoint(x: 5, y: 25.6))
        #expect(rows(lower) == rows(whole).map { $0 + 1 })
    }

    @Test func `along the line glyphs are placed to half a pixel`() throws {
        let run = try TestFont.inter.run([40])
        let whole = try ink(of: run, at: CGPoint(x: 5, y: 25))
        #expect(try ink(of: run, at: CGPoint(x: 5.24, y: 25)) == whole)
        let half = try ink(of: run, at: CGPoint(x: 5.25, y: 25))
        #expect(half != whole)
        #expect(try ink(of: run, at: CGPoint(x: 5.7, y: 25)) == half)
    }

    @Test func `a translucent colour lets the background through`() throws {
        let run = try TestFont.inter.run([40, 41, 42], size: 30, advance: 20)
        var sketch = Sketch(80, 40)
        sketch.add(.glyphs(run, origin: CGPoint(x: 5, y: 30), RGBA(0, 0, 0, alpha: 0.4)))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // Full coverage of 102/255 black leaves 153.
        let darkest = (0..<80 * 40).map { bitmap[$0 % 80, $0 / 80] & 0xFF }.min()
        #expect(darkest == 153)
    }

    @Test func `a slant moves the ink above the baseline to the right`() throws {
        let upright = try ink(of: TestFont.inter.run([40], size: 30), at: CGPoint(x: 20, y: 32))
        let slanted = try ink(of: TestFont.inter.run([40], size: 30, slant: 0.3), at: CGPoint(x: 20, y: 32))
        func right(_ bitmap: Bitmap, _ row: Int) -> Int {
            (0..<bitmap.width).last { bitmap[$0, row] != white } ?? -1
        }
        let top = try #require(rows(upright).first)
        // The cap height of 30 pixels is about 22; 0.3 of that is between 5 and 8.
        #expect((5...8).contains(right(slanted, top) - right(upright, top)))
    }

    @Test(arguments: [1.0, 2.0])
    func `an emoji is as large as the text and smooth`(scale: Double) throws {
        let run = try TestFont.emoji.run([900])
        let bitmap = try ink(of: run, at: CGPoint(x: 10, y: 30), scale: scale)
        let rows = rows(bitmap)
        // 128 of 109 pixels per em at 17 pt: 19.96 pt, of which the picture may leave a little free.
        #expect((17 * scale...21 * scale).contains(Double(rows.count)))
        let colors = Set(
            (0..<bitmap.width * bitmap.height).map { bitmap[$0 % bitmap.width, $0 / bitmap.width] }
        )
        #expect(colors.count > 40)
    }

    @Test func `glyphs as large as a picture are drawn as paths`() throws {
        var sketch = Sketch(100, 100)
        let run = try TestFont.inter.run([40], size: 2000)
        sketch.add(.glyphs(run, origin: CGPoint(x: -300, y: 700), .black))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        #expect(bitmap.count(of: black) + bitmap.count(of: white) > 9_000)
    }

    @Test func `masks are made anew when their memory is used up, and look the same`() throws {
        let face = try TestFont.inter.face()
        let small = GlyphMasks(byteLimit: 600)
        let large = GlyphMasks()
        let smallFont = try small.font(face, size: 20, slant: 0)
        let largeFont = try large.font(face, size: 20, slant: 0)
        for glyph: UInt32 in Array(40...60) + Array(40...60) {
            let one = try small.mask(of: glyph, halves: 1, in: smallFont)
            let other = try large.mask(of: glyph, halves: 1, in: largeFont)
            let count = one.width * one.height
            #expect(
                small.bytes[one.start..<one.start + count] == large.bytes[other.start..<other.start + count]
            )
            #expect(small.bytes.count <= 600)
        }
    }
}
