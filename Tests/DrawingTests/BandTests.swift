import Foundation
import Graphics
import ImageCoding
import Testing

@testable import Drawing

struct BandTests {
    @Test(arguments: [1.0, 2.0, 3.0])
    func `band edges cannot be seen`(scale: Double) throws {
        let picture = try Gallery.everything(scale: scale)
        let usual = try PictureRenderer().bitmap(of: picture)
        #expect(try PictureRenderer(rowsPerBand: 7).bitmap(of: picture) == usual)
        #expect(try PictureRenderer(rowsPerBand: 100_000).bitmap(of: picture) == usual)
    }

    @Test func `band edges cannot be seen on a clear background`() throws {
        var picture = try Gallery.everything(scale: 2)
        picture.background = .clear
        let usual = try PictureRenderer().bitmap(of: picture)
        #expect(try PictureRenderer(rowsPerBand: 11).bitmap(of: picture) == usual)
    }

    @Test func `the number of jobs changes no byte`() throws {
        let picture = try Gallery.tall(rows: 60)
        let renderer = PictureRenderer(rowsPerBand: 48)
        let one = try renderer.png(of: picture, jobs: 1)
        #expect(try renderer.png(of: picture, jobs: 2) == one)
        #expect(try renderer.png(of: picture, jobs: 8) == one)
        #expect(try PictureRenderer(rowsPerBand: 48).png(of: picture, jobs: 3) == one)
        let bitmap = try renderer.bitmap(of: picture)
        #expect(try renderer.bitmap(of: picture, jobs: 8) == bitmap)
    }

    @Test func `the PNG file holds the pixels of the bitmap`() throws {
        let picture = try Gallery.everything(scale: 1)
        let renderer = PictureRenderer()
        let decoded = try PNG.decode(renderer.png(of: picture, jobs: 2), name: "picture")
        #expect(try decoded == renderer.bitmap(of: picture))
    }

    @Test func `the digest is that of the bitmap's pixels`() throws {
        let picture = try Gallery.tall(rows: 20)
        let renderer = PictureRenderer()
        let digest = try renderer.digest(of: picture, jobs: 2)
        #expect(try digest == Digest.ofPixels(renderer.bitmap(of: picture)))
    }

    @Test func `a picture higher than cairo's surfaces is drawn to its end`() throws {
        var sketch = Sketch(2, 40_000)
        sketch.fill(CGRect(x: 0, y: 39_999, width: 2, height: 1), .black)
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture, jobs: 2)
        #expect(bitmap.height == 40_000)
        #expect(bitmap.extent(of: black) == PixelRect(left: 0, top: 39_999, right: 2, bottom: 40_000))
    }

    @Test func `a picture without columns or with too many is refused`() {
        let empty = Picture(size: CGSize(width: 0, height: 5), scale: 1, background: .white)
        #expect(throws: DrawingError.unusableSize(width: 0, height: 5, widthLimit: 32_767)) {
            try PictureRenderer().bitmap(of: empty)
        }
        let wide = Picture(size: CGSize(width: 40_000, height: 5), scale: 1, background: .white)
        #expect(throws: DrawingError.unusableSize(width: 40_000, height: 5, widthLimit: 32_767)) {
            try PictureRenderer().png(of: wide)
        }
    }

    @Test func `every band finds its layers in painting order`() {
        func layer(_ top: Double, _ height: Double) -> Picture.Layer {
            let bounds = CGRect(x: 0, y: top, width: 10, height: height)
            return Picture.Layer(list: DisplayList(), origin: .zero, bounds: bounds)
        }
        let picture = Picture(
            size: CGSize(width: 10, height: 30),
            scale: 1,
            background: .white,
            layers: [layer(12, 6), layer(0, 30), layer(22, 5), layer(2, 5), layer(100, 5)]
        )
        let plan = BandPlan(width: 10, height: 30, rowsPerBand: 10)
        let index = LayerIndex(picture, plan: plan)
        #expect((0..<plan.count).map { Array(index.layers(ofBand: $0)) } == [[1, 3], [0, 1], [1, 2]])
    }

    @Test func `a missing font is told and the renderer can be used again`() throws {
        let missing = FontFace(path: "/nowhere/font.otf", index: 0, name: "Nowhere-Regular")
        var sketch = Sketch(20, 20)
        let run = GlyphRun(face: missing, size: 17, glyphs: [GlyphRun.Glyph(id: 1, x: 0, y: 0)])
        sketch.add(.glyphs(run, origin: CGPoint(x: 2, y: 15), .black))
        let renderer = PictureRenderer()
        let error = #expect(throws: DrawingError.self) { try renderer.png(of: sketch.picture, jobs: 2) }
        guard case .unreadableFont("Nowhere-Regular", _) = error else {
            Issue.record("unexpected error \(String(describing: error))")
            return
        }
        #expect(try renderer.bitmap(of: Sketch(2, 2).picture).count(of: white) == 4)
    }
}
