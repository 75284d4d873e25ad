import Foundation
import Graphics

/// Writes glyphs, images and shadows straight into pixels; what a group has turned goes through cairo.
final class PixelMedium: Medium {
    let masks = GlyphMasks()
    let shared: SharedPixels
    private let documents: DocumentMedium
    /// The width of the picture that is drawn, in pixels: images are not scaled beyond it.
    var pictureWidth = 0
    private var row: [UInt8] = []

    init(shared: SharedPixels) {
        self.shared = shared
        documents = DocumentMedium(shared: shared)
    }

    /// Lets go of what only the last picture needed.
    func rest() {
        documents.forgetImages()
    }

    func paintGlyphs(
        _ run: GlyphRun,
        at origin: CGPoint,
        _ color: RGBA,
        by painter: Painter
    ) throws(DrawingError) {
        guard color.alpha > 0 else { return }
        let size = run.size * painter.space.unitsPerPoint
        guard let target = painter.target, painter.space.isUpright, size <= GlyphMasks.sizeLimit, size > 0
        else {
            try documents.paintGlyphs(run, at: origin, color, by: painter)
            return
        }
        if run.face.isBitmapEmoji {
            try paintEmoji(run, at: origin, size: size, color, on: target, by: painter)
        } else {
            try paintMasks(run, at: origin, size: size, color, on: target, by: painter)
        }
    }

    /// Baselines lie on whole pixels; along the line glyphs are placed to half a pixel.
    ///
    /// Finer steps look no better at 2x and cost: with quarters a feed's file was 3 % larger, as fewer letters repeat.
    private func paintMasks(
        _ run: GlyphRun,
        at origin: CGPoint,
        size: Double,
        _ color: RGBA,
        on target: PixelTarget,
        by painter: Painter
    ) throws(DrawingError) {
        let font = try masks.font(run.face, size: size, slant: run.slant)
        let scale = painter.space.unitsPerPoint
        let place = painter.space.point(origin)
        let baseline = painter.space.baseline(origin)
        let ink = Ink(color)
        for glyph in run.glyphs {
            let halves = Int(((place.x + Double(glyph.x) * scale) * 2 + 0.5 + 1e-6).rounded(.down))
            let mask = try masks.mask(of: glyph.id, halves: halves & 1, in: font)
            guard mask.width > 0 else { continue }
            let left = (halves >> 1) + mask.left
            let top = baseline + PixelGrid(scale: scale).pixel(Double(glyph.y)) - mask.top
            let area = PixelRect(left: left, top: top, right: left + mask.width, bottom: top + mask.height)
            target.blend(
                masks.bytes,
                from: mask.start,
                rowBytes: mask.width,
                at: area,
                ink: ink,
                clip: painter.clip
            )
        }
    }

    private func paintEmoji(
        _ run: GlyphRun,
        at origin: CGPoint,
        size: Double,
        _ color: RGBA,
        on target: PixelTarget,
        by painter: Painter
    ) throws(DrawingError) {
        let file = try masks.file(of: run.face)
        let place = painter.space.point(origin)
        let scale = painter.space.unitsPerPoint
        let pixels = PixelGrid(scale: 1)
        let baseline = Double(painter.space.baseline(origin))
        for glyph in run.glyphs {
            let key = SharedPixels.EmojiKey(face: run.face, glyph: glyph.id, size: size)
            guard let emoji = try shared.emoji(key, in: file) else { continue }
            let left = pixels.pixel(place.x + Double(glyph.x) * scale + emoji.left)
            let top = pixels.pixel(baseline + Double(glyph.y) * scale - emoji.top)
            paint(emoji.block, left: left, top: top, alpha: Ink(color).alpha, on: target, clip: painter.clip)
        }
    }

    func paintImage(
        _ image: Image,
        source: CGRect,
        in destination: CGRect,
        tint: RGBA?,
        by painter: Painter
    ) throws(DrawingError) {
        guard let target = painter.target, painter.space.isUpright else {
            try documents.paintImage(image, source: source, in: destination, tint: tint, by: painter)
            return
        }
        let place = painter.space.pixels(of: destination)
        for tile in tiles(of: image, source: source, at: place, seen: painter.clip) {
            if let tint, image.renderingMode == .template {
                let area = tile.area
                target.blend(
                    tile.block.coverage,
                    rowBytes: area.width,
                    at: area,
                    ink: Ink(tint),
                    clip: painter.clip
                )
            } else {
                paint(
                    tile.block,
                    left: tile.area.left,
                    top: tile.area.top,
                    alpha: 255,
                    on: target,
                    clip: painter.clip
                )
            }
        }
    }

    func paintImage(
        _ image: Image,
        source: CGRect,
        in destination: CGRect,
        tint: RGBA?,
        roundedBy outline: Outline,
        by painter: Painter
    ) throws(DrawingError) -> Bool {
        guard image.renderingMode == .original else { return false }
        let place = painter.space.pixels(of: destination)
        painter.context.save()
        defer { painter.context.restore() }
        for tile in tiles(of: image, source: source, at: place, seen: painter.clip) {
            let area = tile.area
            painter.context.newPath()
            painter.context.rectangle(
                Double(area.left),
                Double(area.top),
                Double(area.width),
                Double(area.height)
            )
            painter.context.save()
            painter.context.clip()
            try painter.context.withSource(tile.block, left: area.left, top: area.top) { context in
                painter.seen(outline).trace(in: context)
                context.fill()
            }
            painter.context.restore()
        }
        return true
    }

    func paintShadow(of shape: RoundedRect, _ shadow: Shadow, by painter: Painter) throws(DrawingError) {
        guard shadow.color.alpha > 0 else { return }
        guard let target = painter.target, painter.space.isUpright else {
            try documents.paintShadow(of: shape, shadow, by: painter)
            return
        }
        let silhouette = ShadowSilhouette(shape, shadow, in: painter.space)
        guard let silhouette else { return }
        let mask = try shared.shadow(silhouette.recipe)
        let area = silhouette.area(reach: mask.reach)
        let seen = area.intersection(painter.clip).intersection(target.area)
        guard !seen.isEmpty else { return }
        let ink = Ink(shadow.color)
        for y in seen.top..<seen.bottom {
            mask.fill(
                &row,
                y: y - area.top,
                columns: seen.left - area.left..<seen.right - area.left,
                fullWidth: area.width,
                fullHeight: area.height
            )
            let line = PixelRect(left: seen.left, top: y, right: seen.right, bottom: y + 1)
            target.blend(row, rowBytes: row.count, at: line, ink: ink, clip: painter.clip)
        }
    }

    func fill(_ outline: Outline, _ gradient: Gradient, by painter: Painter) throws(DrawingError) {
        guard painter.space.isUpright else {
            try documents.fill(outline, gradient, by: painter)
            return
        }
        let box = outline.box
        let whole = PixelRect(
            left: Int(box.left),
            top: Int(box.top),
            right: Int(box.right),
            bottom: Int(box.bottom)
        )
        let seen = whole.intersection(painter.clip)
        guard !seen.isEmpty else { return }
        let block = GradientPixels(gradient, over: box).block(of: seen)
        try painter.context.withSource(block, left: seen.left, top: seen.top) { context in
            painter.seen(outline).trace(in: context)
            context.fill()
        }
    }

    private func paint(
        _ block: PixelBlock,
        left: Int,
        top: Int,
        alpha: UInt64,
        on target: PixelTarget,
        clip: PixelRect
    ) {
        let area = PixelRect(left: left, top: top, right: left + block.width, bottom: top + block.height)
        target.blend(block.pixels, rowPixels: block.width, at: area, alpha: alpha, clip: clip)
    }

    private struct Tile {
        let area: PixelRect
        let block: PixelBlock
    }

    /// Rows of an image that are scaled and kept together.
    private static let tileRows = 512

    /// The scaled pieces of an image that can be seen, cut where the image's own rows say, whatever the band.
    private func tiles(of image: Image, source: CGRect, at place: PixelRect, seen: PixelRect) -> [Tile] {
        guard !place.isEmpty, source.width > 0, source.height > 0 else { return [] }
        let left = max(0, -place.left)
        let right = min(place.width, pictureWidth - place.left)
        let top = max(0, seen.top - place.top)
        let bottom = min(place.height, seen.bottom - place.top)
        guard left < right, top < bottom else { return [] }
        return (top / Self.tileRows...(bottom - 1) / Self.tileRows).map { index in
            let rows = index * Self.tileRows..<min(place.height, (index + 1) * Self.tileRows)
            let request = Resampler.Request(
                source: source,
                width: place.width,
                height: place.height,
                columns: left..<right,
                rows: rows
            )
            let area = PixelRect(
                left: place.left + left,
                top: place.top + rows.lowerBound,
                right: place.left + right,
                bottom: place.top + rows.upperBound
            )
            return Tile(area: area, block: shared.scaled(image, request))
        }
    }
}
