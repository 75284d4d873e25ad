internal import CCairo
import Foundation
import Graphics

/// A cairo drawing context, so that the rest of the stage needs no unsafe expression.
@safe final class CairoContext {
    let handle: OpaquePointer

    init(surface: CairoSurface) throws(DrawingError) {
        let handle: OpaquePointer = unsafe cairo_create(surface.handle)
        unsafe self.handle = handle
        try check("make a drawing context")
    }

    deinit {
        unsafe cairo_destroy(handle)
    }

    func check(_ operation: String) throws(DrawingError) {
        try DrawingError.check(unsafe cairo_status(handle), operation)
    }

    // State

    func save() { unsafe cairo_save(handle) }
    func restore() { unsafe cairo_restore(handle) }
    func translate(_ x: Double, _ y: Double) { unsafe cairo_translate(handle, x, y) }
    func scale(_ x: Double, _ y: Double) { unsafe cairo_scale(handle, x, y) }

    /// Concatenates in front of the present matrix.
    func concatenate(_ transform: AffineTransform) {
        var matrix = transform.cairo
        unsafe cairo_transform(handle, &matrix)
    }

    var matrix: AffineTransform {
        get {
            var matrix = cairo_matrix_t()
            unsafe cairo_get_matrix(handle, &matrix)
            return AffineTransform(
                m11: matrix.xx,
                m12: matrix.yx,
                m21: matrix.xy,
                m22: matrix.yy,
                tX: matrix.x0,
                tY: matrix.y0
            )
        }
        set {
            var matrix = newValue.cairo
            unsafe cairo_set_matrix(handle, &matrix)
        }
    }

    // Paths

    func newPath() { unsafe cairo_new_path(handle) }
    func move(_ x: Double, _ y: Double) { unsafe cairo_move_to(handle, x, y) }
    func line(_ x: Double, _ y: Double) { unsafe cairo_line_to(handle, x, y) }
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
        unsafe cairo_curve_to(handle, x1, y1, x2, y2, x, y)
    }
    func close() { unsafe cairo_close_path(handle) }
    func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        unsafe cairo_rectangle(handle, x, y, width, height)
    }

    // Painting

    func setColor(_ color: RGBA) {
        unsafe cairo_set_source_rgba(handle, color.red, color.green, color.blue, color.alpha)
    }

    /// What a source has beyond its edges, which interpolation at its border mixes in.
    enum Beyond {
        case nothing
        /// The edge pixels again and again; documents know no such thing.
        case edgePixels
    }

    /// `matrix` maps the user space to the surface's pixels; enlarged pixels are interpolated.
    func setSource(_ surface: CairoSurface, matrix: AffineTransform, beyond: Beyond) {
        unsafe cairo_set_source_surface(handle, surface.handle, 0, 0)
        let pattern = unsafe cairo_get_source(handle)
        var matrix = matrix.cairo
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
        unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        switch beyond {
        case .nothing: unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
        case .edgePixels: unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        }
    }

    func setGradient(_ gradient: Gradient, from start: CGPoint, to end: CGPoint) {
        let pattern: OpaquePointer = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        for stop in gradient.stops {
            let color = stop.color
            unsafe cairo_pattern_add_color_stop_rgba(
                pattern,
                stop.location,
                color.red,
                color.green,
                color.blue,
                color.alpha
            )
        }
        unsafe cairo_set_source(handle, pattern)
        unsafe cairo_pattern_destroy(pattern)
    }

    func fill() {
        unsafe cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
        unsafe cairo_fill(handle)
    }

    func fillEvenOdd() {
        unsafe cairo_set_fill_rule(handle, CAIRO_FILL_RULE_EVEN_ODD)
        unsafe cairo_fill(handle)
    }

    /// Strokes with round caps and joins.
    func stroke(width: Double) {
        unsafe cairo_set_line_width(handle, width)
        unsafe cairo_set_line_cap(handle, CAIRO_LINE_CAP_ROUND)
        unsafe cairo_set_line_join(handle, CAIRO_LINE_JOIN_ROUND)
        unsafe cairo_stroke(handle)
    }

    func paint(alpha: Double = 1) {
        if alpha >= 1 {
            unsafe cairo_paint(handle)
        } else {
            unsafe cairo_paint_with_alpha(handle, alpha)
        }
    }

    func mask(_ surface: CairoSurface, x: Double, y: Double) {
        unsafe cairo_mask_surface(handle, surface.handle, x, y)
    }

    // Groups

    func clip() {
        unsafe cairo_set_fill_rule(handle, CAIRO_FILL_RULE_WINDING)
        unsafe cairo_clip(handle)
    }

    func pushGroup() { unsafe cairo_push_group(handle) }
    func popGroupToSource() { unsafe cairo_pop_group_to_source(handle) }

    /// Finishes a page of a document.
    func showPage() { unsafe cairo_show_page(handle) }
}

extension AffineTransform {
    fileprivate var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: m11, yx: m12, xy: m21, yy: m22, x0: tX, y0: tY)
    }
}

extension CairoContext {
    /// Paints with pixels whose left top lies at a pixel of the picture.
    func withSource(
        _ block: PixelBlock,
        left: Int,
        top: Int,
        _ body: (CairoContext) -> Void
    ) throws(DrawingError) {
        try unsafe block.pixels.span.withUnsafeBytes { (bytes) throws(DrawingError) in
            guard let start = bytes.baseAddress else { return }
            // Cairo only reads a source, though its interface takes a mutable pointer.
            let surface = try unsafe CairoSurface(
                sharing: UnsafeMutableRawPointer(mutating: start),
                width: block.width,
                height: block.height,
                bytesPerRow: block.width * 4,
                format: .translucent
            )
            setSource(
                surface,
                matrix: AffineTransform(translationByX: Double(-left), byY: Double(-top)),
                beyond: .nothing
            )
            newPath()
            body(self)
            setColor(.black)
            surface.finish()
        }
    }

    /// The pixels of the group that was pushed last; `base` maps the picture's pixels to the context's surface.
    func groupTarget(under base: AffineTransform) -> PixelTarget? {
        guard let surface = unsafe cairo_get_group_target(handle) else { return nil }
        unsafe cairo_surface_flush(surface)
        var x = 0.0
        var y = 0.0
        unsafe cairo_surface_get_device_offset(surface, &x, &y)
        let left = Int(-x - base.tX)
        let top = Int(-y - base.tY)
        guard let data = unsafe cairo_image_surface_get_data(surface) else { return nil }
        // Without this, cairo would still take the surface for the empty one that it made.
        unsafe cairo_surface_mark_dirty(surface)
        return unsafe PixelTarget(
            base: UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self),
            stride: Int(cairo_image_surface_get_stride(surface)) / 4,
            area: PixelRect(
                left: left,
                top: top,
                right: left + Int(cairo_image_surface_get_width(surface)),
                bottom: top + Int(cairo_image_surface_get_height(surface))
            )
        )
    }
}
