import Foundation
import Graphics

/// Pictures with a bit of everything.
enum Gallery {
    static let image = Image(name: "stripes", bitmap: stripes(64))

    /// Opaque stripes that lean, so that every row differs.
    static func stripes(_ side: Int) -> Bitmap {
        var bitmap = Bitmap(width: side, height: side)
        for y in 0..<side {
            for x in 0..<side {
                let start = (y * side + x) * 4
                bitmap.bytes[start] = UInt8((x * 3 + y) & 255)
                bitmap.bytes[start + 1] = UInt8((x + y * 5) & 255)
                bitmap.bytes[start + 2] = UInt8((x * y) & 255)
                bitmap.bytes[start + 3] = 255
            }
        }
        return bitmap
    }

    static func everything(scale: Double) throws -> Picture {
        var sketch = Sketch(120.3, 150.7, scale: scale, background: RGBA(242, 242, 247))
        shapes(&sketch)
        sketch.group(
            clip: RoundedRect(CGRect(x: 70, y: 8, width: 40, height: 30), corners: Corners(radius: 9))
        ) {
            $0.add(
                .image(
                    image,
                    source: CGRect(x: 0, y: 0, width: 1, height: 1),
                    destination: CGRect(x: 70.2, y: 8.1, width: 40, height: 30),
                    tint: nil
                )
            )
        }
        sketch.group(alpha: 0.5) {
            $0.fill(CGRect(x: 10, y: 70, width: 30, height: 20), RGBA(255, 0, 0))
            $0.fill(CGRect(x: 20, y: 80, width: 30, height: 20), RGBA(0, 0, 255))
        }
        var turn = AffineTransform(translationByX: 80, byY: 90)
        turn.rotate(byDegrees: 17)
        sketch.group(
            clip: RoundedRect(CGRect(x: -20, y: -15, width: 45, height: 40), corners: Corners(radius: 6)),
            alpha: 0.8,
            transform: turn
        ) {
            $0.fill(CGRect(x: -20, y: -15, width: 45, height: 40), RGBA(255, 204, 0))
            $0.fill(CGRect(x: -5, y: -5, width: 15, height: 9), .black, corners: Corners(radius: 3))
        }
        try text(&sketch)
        return sketch.picture
    }

    private static func shapes(_ sketch: inout Sketch) {
        let card = RoundedRect(
            CGRect(x: 12.3, y: 10.6, width: 50, height: 41),
            corners: Corners(radius: 11, curve: .continuous)
        )
        let shadow = Shadow(color: RGBA(0, 0, 0, alpha: 0.4), offset: CGSize(width: 1, height: 3), radius: 4)
        sketch.add(.shadow(card, shadow))
        sketch.fill(card.rect, .white, corners: card.corners)
        sketch.add(.border(card, width: 0.5, RGBA(198, 198, 200)))
        let stops = [
            Gradient.Stop(color: RGBA(0, 122, 255), location: 0.1),
            Gradient.Stop(color: RGBA(255, 45, 85, alpha: 0.3), location: 0.9),
        ]
        let gradient = Gradient(stops: stops, start: .zero, end: CGPoint(x: 1, y: 1))
        let pill = RoundedRect(CGRect(x: 70, y: 45, width: 40, height: 23), corners: Corners(radius: 20))
        sketch.add(.gradient(pill, gradient))
        let curve = Graphics.Path([
            .move(CGPoint(x: 5.2, y: 104.7)),
            .curve(
                CGPoint(x: 60.1, y: 141.3),
                control1: CGPoint(x: 50, y: 90),
                control2: CGPoint(x: 0, y: 150)
            ),
        ])
        sketch.add(.path(curve, .stroke(width: 2.3), RGBA(0, 0, 0, alpha: 0.7)))
    }

    private static func text(_ sketch: inout Sketch) throws {
        let latin = try TestFont.inter.run([40, 41, 42, 43, 44, 45])
        sketch.add(.glyphs(latin, origin: CGPoint(x: 14.4, y: 30.3), RGBA(60, 60, 67, alpha: 0.6)))
        let slanted = try TestFont.inter.run([50, 51, 52], size: 23, slant: 0.2)
        sketch.add(.glyphs(slanted, origin: CGPoint(x: 60.7, y: 132.9), .black))
    }

    /// A list of cells, every one a layer of its own that shares a display list.
    static func tall(rows: Int) throws -> Picture {
        var sketch = Sketch(100, 20)
        sketch.fill(CGRect(x: 0, y: 0, width: 100, height: 19.5), RGBA(230, 240, 250))
        sketch.fill(CGRect(x: 4, y: 4, width: 12, height: 12), RGBA(255, 59, 48), corners: Corners(radius: 6))
        let run = try TestFont.inter.run([40, 41, 42, 43, 44])
        sketch.add(.glyphs(run, origin: CGPoint(x: 22, y: 15), .black))
        let layers = (0..<rows).map { row in
            let bounds = CGRect(x: 0, y: Double(row) * 20.25, width: 100, height: 20)
            return Picture.Layer(list: sketch.list, origin: bounds.origin, bounds: bounds)
        }
        return Picture(
            size: CGSize(width: 100, height: Double(rows) * 20.25),
            scale: 2,
            background: .white,
            layers: layers
        )
    }
}
