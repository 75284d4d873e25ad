import Foundation
import Graphics
import Testing

@testable import Drawing

struct ShapeTests {
    @Test(arguments: [
        // 1.3 and 1.3 + 2.4 = 3.7 round to 1 and 4 at 1x, to 3 and 7 at 2x (2.6, 7.4), to 4 and 11 at 3x (3.9, 11.1).
        (1.0, PixelRect(left: 1, top: 1, right: 4, bottom: 4)),
        (2.0, PixelRect(left: 3, top: 3, right: 7, bottom: 7)),
        (3.0, PixelRect(left: 4, top: 4, right: 11, bottom: 11)),
    ])
    func `a rectangle covers the pixels between its rounded edges and no part of others`(
        scale: Double,
        expected: PixelRect
    ) throws {
        var sketch = Sketch(6, 6, scale: scale)
        sketch.fill(CGRect(x: 1.3, y: 1.3, width: 2.4, height: 2.4), .black)
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        #expect(bitmap.extent(of: black) == expected)
        #expect(bitmap.count(of: black) == expected.width * expected.height)
        #expect(bitmap.count(of: white) == bitmap.width * bitmap.height - expected.width * expected.height)
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func `neighbours with fractional edges meet without a seam or an overlap`(scale: Double) throws {
        var sketch = Sketch(40, 4, scale: scale)
        // Translucent, so that an overlap would show as a darker column and a seam as a white one.
        for index in 0..<30 {
            sketch.fill(
                CGRect(x: Double(index) * 1.37, y: 0, width: 1.37, height: 4),
                RGBA(0, 0, 0, alpha: 0.2)
            )
        }
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // 255 * 0.8 = 204.
        #expect(bitmap.count(of: 0xFFCC_CCCC) == bitmap.width * bitmap.height)
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func `a line of one pixel stays one pixel wherever it falls`(scale: Double) throws {
        for step in 0..<20 {
            var sketch = Sketch(4, 10, scale: scale)
            sketch.fill(CGRect(x: 0, y: 2 + Double(step) * 0.173, width: 4, height: 1 / scale), .black)
            let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
            #expect(bitmap.extent(of: black)?.height == 1)
        }
    }

    @Test func `the layer's origin is added before rounding`() throws {
        // 0.3 + 0.3 = 0.6 rounds to 1, though each 0.3 rounds to 0.
        var list = DisplayList()
        let rect = CGRect(x: 0.3, y: 0.3, width: 2, height: 2)
        list.append(.fill(RoundedRect(rect), .black), bounds: rect)
        let picture = Picture(
            size: CGSize(width: 5, height: 5),
            scale: 1,
            background: .white,
            layers: [
                Picture.Layer(
                    list: list,
                    origin: CGPoint(x: 0.3, y: 0.3),
                    bounds: CGRect(x: 0.3, y: 0.3, width: 3, height: 3)
                )
            ]
        )
        let bitmap = try PictureRenderer().bitmap(of: picture)
        #expect(bitmap.extent(of: black) == PixelRect(left: 1, top: 1, right: 3, bottom: 3))
    }

    @Test func `a border is a ring inside the edges`() throws {
        var sketch = Sketch(10, 8)
        sketch.add(.border(RoundedRect(CGRect(x: 1, y: 1, width: 8, height: 6)), width: 2, .black))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // 8 x 6 outside, 4 x 2 left free inside.
        #expect(bitmap.count(of: black) == 48 - 8)
        #expect(bitmap[1, 1] == black)
        #expect(bitmap[2, 3] == black)
        #expect(bitmap[3, 3] == white)
        #expect(bitmap[0, 0] == white)
    }

    @Test func `a border thinner than a pixel is one pixel wide`() throws {
        var sketch = Sketch(6, 6)
        sketch.add(.border(RoundedRect(CGRect(x: 0, y: 0, width: 6, height: 6)), width: 0.2, .black))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        #expect(bitmap.count(of: black) == 20)
    }

    @Test(arguments: Corners.Curve.allCases)
    func `rounded corners are cut and their sides are whole`(curve: Corners.Curve) throws {
        var sketch = Sketch(40, 40)
        sketch.fill(
            CGRect(x: 0, y: 0, width: 40, height: 40),
            .black,
            corners: Corners(radius: 10, curve: curve)
        )
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        #expect(bitmap[0, 0] == white)
        #expect(bitmap[39, 39] == white)
        #expect(bitmap[20, 0] == black)
        #expect(bitmap[0, 20] == black)
        // The diagonal leaves a circle of radius 10 at 2.93 from the corner, the continuous curve at 2.92.
        #expect(bitmap[2, 2] != black)
        #expect(bitmap[3, 3] == black)
        // A circle begins 10 pixels from the corner, the continuous curve 15.3: only it touches pixel 11.
        #expect((bitmap[11, 0] == black) == (curve == .circular))
    }

    @Test(arguments: Corners.Curve.allCases)
    func `a radius beyond half the side makes a capsule`(curve: Corners.Curve) throws {
        var large = Sketch(40, 20)
        large.fill(
            CGRect(x: 0, y: 0, width: 40, height: 20),
            .black,
            corners: Corners(radius: 99, curve: curve)
        )
        var half = Sketch(40, 20)
        half.fill(CGRect(x: 0, y: 0, width: 40, height: 20), .black, corners: Corners(radius: 10))
        let renderer = PictureRenderer()
        #expect(try renderer.bitmap(of: large.picture) == renderer.bitmap(of: half.picture))
    }

    @Test func `only the named corners are round`() throws {
        var sketch = Sketch(20, 20)
        let corners = Corners(topLeft: 8, topRight: 0, bottomLeft: 0, bottomRight: 8)
        sketch.fill(CGRect(x: 0, y: 0, width: 20, height: 20), .black, corners: corners)
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        #expect(bitmap[0, 0] == white)
        #expect(bitmap[19, 19] == white)
        #expect(bitmap[19, 0] == black)
        #expect(bitmap[0, 19] == black)
    }

    @Test func `a gradient has its colours at the pixels' centres`() throws {
        var sketch = Sketch(4, 2)
        let stops = [Gradient.Stop(color: .black, location: 0), Gradient.Stop(color: .white, location: 1)]
        let gradient = Gradient(stops: stops, start: .zero, end: CGPoint(x: 1, y: 0))
        sketch.add(.gradient(RoundedRect(CGRect(x: 0, y: 0, width: 4, height: 2)), gradient))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // 1/8, 3/8, 5/8, 7/8 of 255: 31.9, 95.6, 159.4, 223.1.
        #expect((0..<4).map { bitmap[$0, 1] } == [0xFF20_2020, 0xFF60_6060, 0xFF9F_9F9F, 0xFFDF_DFDF])
    }

    @Test func `even-odd paths leave holes and strokes have round ends`() throws {
        func square(_ from: Double, _ to: Double) -> [Graphics.Path.Element] {
            [
                .move(CGPoint(x: from, y: from)), .line(CGPoint(x: to, y: from)),
                .line(CGPoint(x: to, y: to)),
                .line(CGPoint(x: from, y: to)), .close,
            ]
        }
        var sketch = Sketch(10, 20)
        sketch.add(.path(Graphics.Path(square(0, 9) + square(3, 6)), .evenOddFill, .black))
        let line = Graphics.Path([.move(CGPoint(x: 4, y: 15)), .line(CGPoint(x: 6, y: 15))])
        sketch.add(.path(line, .stroke(width: 4), .black))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        #expect(bitmap[1, 1] == black)
        #expect(bitmap[4, 4] == white)
        #expect(bitmap[3, 14] == black)
        #expect(bitmap[2, 13] != black && bitmap[1, 15] == white)
    }

    @Test func `a clear background stays transparent and keeps straight edges of colour`() throws {
        var sketch = Sketch(3, 1, background: .clear)
        sketch.fill(CGRect(x: 1, y: 0, width: 1, height: 1), RGBA(255, 0, 0, alpha: 0.5))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // Premultiplied: half of 255 is 128 in both alpha and red.
        #expect(bitmap[0, 0] == 0)
        #expect(bitmap[1, 0] == 0x8080_0000)
    }

    @Test(arguments: [0.0, 30])
    func `shapes far larger than the picture are drawn right`(radius: CGFloat) throws {
        // 40 million pixels high; cairo's own numbers would overflow.
        let rect = CGRect(x: 4, y: -2e7, width: 12, height: 4e7)
        var sketch = Sketch(20, 20)
        sketch.fill(rect, RGBA(255, 0, 0), corners: Corners(radius: radius))
        let shape = RoundedRect(rect, corners: Corners(radius: radius))
        sketch.add(.border(shape, width: 2, .black))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        let row =
            [white, white, white, white, black, black] + [UInt32](repeating: red, count: 8)
            + [black, black, white, white, white, white]
        for y in 0..<20 { #expect((0..<20).map { bitmap[$0, y] } == row) }
    }
}
