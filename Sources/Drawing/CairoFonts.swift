internal import CCairo
import Foundation
import Graphics

/// Fonts for text that cairo draws: documents, and text that a group has turned.
@safe final class CairoFonts {
    /// What cairo keeps a scaled font for.
    private struct Key: Hashable {
        let face: FontFace
        let size: Double
        let slant: Double
        let matrix: [Double]
    }

    @safe private final class Face {
        let handle: OpaquePointer

        init(_ font: FontFace) throws(DrawingError) {
            unsafe handle = try FontFile(font).cairoFace()
        }

        deinit { unsafe cairo_font_face_destroy(handle) }
    }

    @safe private final class Scaled {
        let handle: OpaquePointer

        init(owning handle: OpaquePointer) {
            unsafe self.handle = handle
        }

        deinit { unsafe cairo_scaled_font_destroy(handle) }
    }

    private var faces: [FontFace: Face] = [:]
    private var fonts: [Key: Scaled] = [:]
    private var glyphs: [cairo_glyph_t] = []

    /// Makes the font the context's own; `size` in drawing units.
    private func select(_ run: GlyphRun, size: Double, in context: CairoContext) throws(DrawingError) {
        let matrix = context.matrix
        let key = Key(
            face: run.face,
            size: size,
            slant: run.slant,
            matrix: [matrix.m11, matrix.m12, matrix.m21, matrix.m22]
        )
        let font: Scaled
        if let present = fonts[key] {
            font = present
        } else {
            font = try scaled(run, size: size, matrix: matrix)
            fonts[key] = font
        }
        unsafe cairo_set_scaled_font(context.handle, font.handle)
    }

    /// Draws glyphs whose places are given in drawing units.
    func show(
        _ run: GlyphRun,
        size: Double,
        in context: CairoContext,
        place: (GlyphRun.Glyph) -> CGPoint
    ) throws(DrawingError) {
        try select(run, size: size, in: context)
        glyphs.removeAll(keepingCapacity: true)
        for glyph in run.glyphs {
            let point = place(glyph)
            glyphs.append(cairo_glyph_t(index: UInt(glyph.id), x: point.x, y: point.y))
        }
        if size > GlyphMasks.sizeLimit {
            context.newPath()
            unsafe cairo_glyph_path(context.handle, glyphs, Int32(glyphs.count))
            context.fill()
        } else {
            unsafe cairo_show_glyphs(context.handle, glyphs, Int32(glyphs.count))
        }
        try context.check("draw text in \(run.face.name)")
    }

    private func scaled(
        _ run: GlyphRun,
        size: Double,
        matrix: AffineTransform
    ) throws(DrawingError) -> Scaled {
        let face: Face
        if let present = faces[run.face] {
            face = present
        } else {
            face = try Face(run.face)
            faces[run.face] = face
        }
        // The font's own y axis points down here, so a slant to the right has a negative sign.
        var fontMatrix = cairo_matrix_t(xx: size, yx: 0, xy: -run.slant * size, yy: size, x0: 0, y0: 0)
        var userMatrix = cairo_matrix_t(
            xx: matrix.m11,
            yx: matrix.m12,
            xy: matrix.m21,
            yy: matrix.m22,
            x0: 0,
            y0: 0
        )
        let options: OpaquePointer = unsafe cairo_font_options_create()
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        defer { unsafe cairo_font_options_destroy(options) }
        let handle: OpaquePointer = unsafe cairo_scaled_font_create(
            face.handle,
            &fontMatrix,
            &userMatrix,
            options
        )
        let font = unsafe Scaled(owning: handle)
        try DrawingError.check(
            unsafe cairo_scaled_font_status(handle),
            "open the font \(run.face.name) at \(size)"
        )
        return font
    }
}
