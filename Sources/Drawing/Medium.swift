import Foundation
import Graphics

/// The part of painting that differs between pixels and documents: whatever has pixels or outlines of its own.
protocol Medium: AnyObject {
    func paintGlyphs(
        _ run: GlyphRun,
        at origin: CGPoint,
        _ color: RGBA,
        by painter: Painter
    ) throws(DrawingError)

    func paintImage(
        _ image: Image,
        source: CGRect,
        in destination: CGRect,
        tint: RGBA?,
        by painter: Painter
    ) throws(DrawingError)

    /// Paints an image cut by a shape; false when the medium wants a group for it.
    func paintImage(
        _ image: Image,
        source: CGRect,
        in destination: CGRect,
        tint: RGBA?,
        roundedBy outline: Outline,
        by painter: Painter
    ) throws(DrawingError) -> Bool

    func paintShadow(of shape: RoundedRect, _ shadow: Shadow, by painter: Painter) throws(DrawingError)

    /// Fills an outline; the gradient's unit square is the outline's box.
    func fill(_ outline: Outline, _ gradient: Gradient, by painter: Painter) throws(DrawingError)
}
