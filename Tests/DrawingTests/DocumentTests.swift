import Foundation
import Graphics
import Testing

@testable import Drawing

struct DocumentTests {
    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `the same picture makes the same SVG, whatever was drawn before`() throws {
        let picture = try Gallery.everything(scale: 2)
        let renderer = PictureRenderer()
        let first = try renderer.svg(of: picture)
        _ = try renderer.pdf(of: Gallery.tall(rows: 3))
        #expect(try renderer.svg(of: picture) == first)
        #expect(try PictureRenderer().svg(of: picture) == first)
    }

    @Test func `the same picture makes the same PDF, without a date`() throws {
        let picture = try Gallery.everything(scale: 2)
        let renderer = PictureRenderer()
        let first = try renderer.pdf(of: picture)
        _ = try renderer.svg(of: Gallery.tall(rows: 3))
        #expect(try renderer.pdf(of: picture) == first)
        #expect(!text(first).contains("Date"))
    }

    @Test func `an SVG has the size in CSS pixels that the picture has in points`() throws {
        let svg = try text(PictureRenderer().svg(of: Sketch(30, 20, scale: 3).picture))
        #expect(svg.contains("width=\"30px\" height=\"20px\""))
    }

    @Test func `a PDF page has the picture's size in points`() throws {
        let pdf = try text(PictureRenderer().pdf(of: Sketch(30, 20, scale: 3).picture))
        #expect(pdf.contains("/MediaBox [ 0 0 30 20 ]"))
    }

    @Test(arguments: [(14_400.0, 1), (14_401.0, 2), (30_000.0, 3)])
    func `a PDF has a page for every 14,400 points`(height: Double, pages: Int) throws {
        let pdf = try text(PictureRenderer().pdf(of: Sketch(10, height).picture))
        #expect(pdf.contains("/Count \(pages)"))
    }

    @Test func `pages are cut between the rows of a list`() {
        let layers = (0..<200).map { row in
            let bounds = CGRect(x: 0, y: Double(row) * 100, width: 10, height: 100)
            return Picture.Layer(list: DisplayList(), origin: .zero, bounds: bounds)
        }
        var picture = Picture(
            size: CGSize(width: 10, height: 20_050),
            scale: 1,
            background: .white,
            layers: layers
        )
        let whole = PixelRect(left: 0, top: 0, right: 10, bottom: 20_050)
        #expect(PDFPages(picture, whole: whole).pages.map(\.bottom) == [14_400, 20_050])
        for index in picture.layers.indices { picture.layers[index].bounds.origin.y += 30 }
        // The row from 14,330 to 14,430 goes to the second page.
        #expect(PDFPages(picture, whole: whole).pages.map(\.bottom) == [14_330, 20_050])
    }

    @Test func `names are numbered in the order of their appearance`() {
        let svg =
            "<image id=\"image34\"/><use href=\"#surface9\"/><use href=\"#image34\"/>"
            + "<g id=\"surface12\"/><g id=\"imagery\"/> image34"
        let expected =
            "<image id=\"image0\"/><use href=\"#surface0\"/><use href=\"#image0\"/>"
            + "<g id=\"surface1\"/><g id=\"imagery\"/> image34"
        #expect(text(SVGNames.renumbered(Array(svg.utf8))) == expected)
    }

    @Test func `emoji and images are in both documents`() throws {
        var sketch = Sketch(60, 40)
        sketch.add(.glyphs(try TestFont.emoji.run([900]), origin: CGPoint(x: 2, y: 22), .black))
        let renderer = PictureRenderer()
        #expect(try text(renderer.svg(of: sketch.picture)).contains("<image"))
        #expect(try text(renderer.pdf(of: sketch.picture)).contains("/Subtype /Image"))
    }
}
