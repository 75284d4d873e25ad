import Foundation
import Graphics

/// Hands glyphs, images and shadows to cairo as they are, for documents and for groups that turn.
final class DocumentMedium: Medium {
    private struct ImageKey: Hashable {
        let image: ObjectIdentifier
        let tint: RGBA?
    }

    /// Holds on to the image, so that its identity is not given to another one.
    private struct ImageSurface {
        let image: Image
        let surface: CairoSurface
    }

    private struct GlyphKey: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    private struct GlyphSurface {
        let strike: FontFile.Strike
        let surface: CairoSurface
    }

    private let shared: SharedPixels
    private let fonts = CairoFonts()
    private var images: [ImageKey: ImageSurface] = [:]
    private var files: [FontFace: FontFile] = [:]
    private var emoji: [GlyphKey: GlyphSurface] = [:]

    init(shared: SharedPixels) {
        self.shared = shared
    }

    /// Lets go of the copies of images.
    func forgetImages() {
        images.removeAll()
    }

    func paintGlyphs(
        _ run: GlyphRun,
        at origin: CGPoint,
        _ color: RGBA,
        by painter: Painter
    ) throws(DrawingError) {
        guard color.alpha > 0, run.size > 0 else { return }
        let space = painter.space
        let scale = space.unitsPerPoint
        var start = space.point(origin)
        if space.isUpright { start.y = CGFloat(space.baseline(origin)) }
        func place(_ glyph: GlyphRun.Glyph) -> CGPoint {
            CGPoint(x: start.x + Double(glyph.x) * scale, y: start.y + Double(glyph.y) * scale)
        }
        if run.face.isBitmapEmoji {
            for glyph in run.glyphs {
                try paintEmoji(glyph.id, of: run, at: place(glyph), alpha: color.alpha, by: painter)
            }
        } else {
            painter.context.setColor(color)
            try fonts.show(run, size: run.size * scale, in: painter.context, place: place)
        }
    }

    private func paintEmoji(
        _ glyph: UInt32,
        of run: GlyphRun,
        at place: CGPoint,
        alpha: Double,
        by painter: Painter
    ) throws(DrawingError) {
        guard let picture = try emoji(GlyphKey(face: run.face, glyph: glyph)) else { return }
        let strike = picture.strike
        let factor = run.size * painter.space.unitsPerPoint / Double(strike.pixelsPerEm)
        let context = painter.context
        context.save()
        context.translate(
            place.x + Double(strike.left) * factor,
            place.y - Double(strike.top) * factor
        )
        context.scale(factor, factor)
        context.newPath()
        context.rectangle(0, 0, Double(strike.bitmap.width), Double(strike.bitmap.height))
        context.clip()
        context.setSource(picture.surface, matrix: .identity, beyond: .nothing)
        context.paint(alpha: alpha)
        context.restore()
    }

    private func emoji(_ key: GlyphKey) throws(DrawingError) -> GlyphSurface? {
        if let present = emoji[key] { return present }
        let file: FontFile
        if let present = files[key.face] {
            file = present
        } else {
            file = try FontFile(key.face)
            files[key.face] = file
        }
        guard let strike = try file.strike(of: key.glyph), strike.pixelsPerEm > 0 else { return nil }
        let made = GlyphSurface(strike: strike, surface: try CairoSurface(copying: strike.bitmap))
        emoji[key] = made
        return made
    }

    func paintImage(
        _ image: Image,
        source: CGRect,
        in destination: CGRect,
        tint: RGBA?,
        by painter: Painter
    ) throws(DrawingError) {
        let box = painter.space.box(of: destination)
        let width = source.width * Double(image.bitmap.width)
        let height = source.height * Double(image.bitmap.height)
        guard !box.isEmpty, width > 0, height > 0 else { return }
        let surface = try surface(of: image, tint: image.renderingMode == .template ? tint : nil)
        let across = width / box.width
        let down = height / box.height
        let matrix = AffineTransform(
            m11: across,
            m12: 0,
            m21: 0,
            m22: down,
            tX: source.minX * Double(image.bitmap.width) - box.left * across,
            tY: source.minY * Double(image.bitmap.height) - box.top * down
        )
        painter.context.setSource(
            surface,
            matrix: matrix,
            beyond: painter.target == nil ? .nothing : .edgePixels
        )
        painter.context.newPath()
        painter.context.rectangle(box.left, box.top, box.width, box.height)
        painter.context.fill()
    }

    func paintImage(
        _ image: Image,
        source: CGRect,
        in destination: CGRect,
        tint: RGBA?,
        roundedBy outline: Outline,
        by painter: Painter
    ) throws(DrawingError) -> Bool {
        painter.context.save()
        painter.context.newPath()
        outline.trace(in: painter.context)
        painter.context.clip()
        defer { painter.context.restore() }
        try paintImage(image, source: source, in: destination, tint: tint, by: painter)
        return true
    }

    private func surface(of image: Image, tint: RGBA?) throws(DrawingError) -> CairoSurface {
        let key = ImageKey(image: ObjectIdentifier(image), tint: tint)
        if let present = images[key] { return present.surface }
        let bitmap = tint.map { image.bitmap.tinted($0) } ?? image.bitmap
        let surface = try CairoSurface(copying: bitmap)
        images[key] = ImageSurface(image: image, surface: surface)
        return surface
    }

    func paintShadow(of shape: RoundedRect, _ shadow: Shadow, by painter: Painter) throws(DrawingError) {
        guard shadow.color.alpha > 0 else { return }
        let space = painter.space
        guard let silhouette = ShadowSilhouette(shape, shadow, in: space) else { return }
        let mask = try shared.shadow(silhouette.recipe)
        let area = silhouette.area(reach: mask.reach)
        let seen = space.isUpright ? area.intersection(painter.clip) : area
        guard !seen.isEmpty else { return }
        let surface = try CairoSurface(copying: mask.bitmap(of: seen, in: area).tinted(shadow.color))
        let context = painter.context
        context.save()
        if !space.isUpright { context.scale(1 / space.grid.scale, 1 / space.grid.scale) }
        context.setSource(
            surface,
            matrix: AffineTransform(translationByX: Double(-seen.left), byY: Double(-seen.top)),
            beyond: .nothing
        )
        context.newPath()
        context.rectangle(Double(seen.left), Double(seen.top), Double(seen.width), Double(seen.height))
        context.fill()
        context.restore()
    }

    func fill(_ outline: Outline, _ gradient: Gradient, by painter: Painter) throws(DrawingError) {
        let box = outline.box
        painter.context.setGradient(
            gradient,
            from: CGPoint(
                x: box.left + gradient.start.x * box.width,
                y: box.top + gradient.start.y * box.height
            ),
            to: CGPoint(
                x: box.left + gradient.end.x * box.width,
                y: box.top + gradient.end.y * box.height
            )
        )
        painter.context.newPath()
        outline.trace(in: painter.context)
        painter.context.fill()
    }
}
