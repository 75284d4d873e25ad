import Foundation
import Graphics
import Testing

@testable import Drawing

struct GroupTests {
    @Test func `a translucent group is one piece: what lies beneath inside it does not show`() throws {
        var sketch = Sketch(3, 1)
        sketch.group(alpha: 0.5) {
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1), RGBA(255, 0, 0))
            $0.fill(CGRect(x: 1, y: 0, width: 2, height: 1), RGBA(0, 0, 255))
        }
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // Half of the colour on half of white, 127 or 128 by rounding; no purple in the middle.
        let pixels = (0..<3).map { bitmap[$0, 0] }
        #expect([0xFFFF_7F7F, 0xFFFF_8080].contains(pixels[0]))
        #expect([0xFF7F_7FFF, 0xFF80_80FF].contains(pixels[1]))
        #expect(pixels[1] == pixels[2])
    }

    @Test func `a clip cuts everything inside at whole pixels`() throws {
        var sketch = Sketch(10, 10)
        sketch.group(clip: RoundedRect(CGRect(x: 2.4, y: 2.4, width: 4, height: 4))) {
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
        }
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        #expect(bitmap.extent(of: black) == PixelRect(left: 2, top: 2, right: 6, bottom: 6))
        #expect(bitmap.count(of: black) == 16)
    }

    @Test func `a round clip cuts the corners of what it holds`() throws {
        var sketch = Sketch(20, 20)
        let shape = RoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), corners: Corners(radius: 8))
        sketch.group(clip: shape) { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black) }
        var filled = Sketch(20, 20)
        filled.add(.fill(shape, .black))
        let renderer = PictureRenderer()
        #expect(try renderer.bitmap(of: sketch.picture) == renderer.bitmap(of: filled.picture))
    }

    @Test func `an image cut by a round clip alone looks as in a group with company`() throws {
        let shape = RoundedRect(CGRect(x: 2, y: 2, width: 30, height: 30), corners: Corners(radius: 9))
        let command = DisplayList.Command.image(
            Gallery.image,
            source: CGRect(x: 0, y: 0, width: 1, height: 1),
            destination: CGRect(x: 2, y: 2, width: 30, height: 30),
            tint: nil
        )
        var alone = Sketch(34, 34)
        alone.group(clip: shape) { $0.add(command) }
        var company = Sketch(34, 34)
        company.group(clip: shape) {
            $0.add(command)
            $0.fill(.zero, .black)
        }
        let first = try PictureRenderer().bitmap(of: alone.picture)
        let second = try PictureRenderer().bitmap(of: company.picture)
        let difference = zip(first.bytes, second.bytes).map { abs(Int($0) - Int($1)) }.max()
        #expect(difference ?? 255 <= 1)
    }

    @Test func `a moved and enlarged group still has its edges on pixels`() throws {
        var sketch = Sketch(20, 20)
        let transform = AffineTransform(m11: 2, m12: 0, m21: 0, m22: 2, tX: 3.3, tY: 1)
        sketch.group(transform: transform) { $0.fill(CGRect(x: 1, y: 1, width: 4, height: 3), .black) }
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // Left 3.3 + 2 = 5.3, right 13.3; top 1 + 2 = 3, bottom 9.
        #expect(bitmap.extent(of: black) == PixelRect(left: 5, top: 3, right: 13, bottom: 9))
    }

    @Test func `a turned group turns its rectangles`() throws {
        var sketch = Sketch(20, 20)
        // A quarter turn about the origin sends (x, y) to (-y, x); then 20 to the right.
        var transform = AffineTransform(rotationByDegrees: 90)
        transform.append(AffineTransform(translationByX: 20, byY: 0))
        sketch.group(transform: transform) { $0.fill(CGRect(x: 2, y: 5, width: 10, height: 3), .black) }
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        #expect(bitmap.extent(of: black) == PixelRect(left: 12, top: 2, right: 15, bottom: 12))
    }

    @Test func `groups inside groups multiply their alpha`() throws {
        var sketch = Sketch(1, 1, background: .black)
        sketch.group(alpha: 0.5) { outer in
            outer.group(alpha: 0.5) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), .white) }
        }
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // A quarter of 255 is 63.75; each of the two steps may round.
        #expect([0xFF3F_3F3F, 0xFF40_4040, 0xFF41_4141].contains(bitmap[0, 0]))
    }

    @Test func `text in a group is painted into the group`() throws {
        let run = try TestFont.inter.run([40, 41, 42])
        var direct = Sketch(60, 24)
        direct.add(.glyphs(run, origin: CGPoint(x: 4, y: 18), .black))
        var grouped = Sketch(60, 24)
        grouped.group(
            clip: RoundedRect(CGRect(x: 0, y: 0, width: 60, height: 24), corners: Corners(radius: 1))
        ) {
            $0.add(.glyphs(run, origin: CGPoint(x: 4, y: 18), .black))
        }
        let first = try PictureRenderer().bitmap(of: direct.picture)
        let second = try PictureRenderer().bitmap(of: grouped.picture)
        #expect(first.count(of: white) < 60 * 24)
        let difference = zip(first.bytes, second.bytes).map { abs(Int($0) - Int($1)) }.max()
        #expect(difference ?? 255 <= 1)
    }
}
