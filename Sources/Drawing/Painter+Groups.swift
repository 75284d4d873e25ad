import Foundation
import Graphics

extension Painter {
    /// What to put back, and how to composite, when a group ends.
    struct Group {
        let space: Space
        let clip: PixelRect
        let target: PixelTarget?
        /// Nil when the commands are painted straight through.
        let composite: Composite?
    }

    /// A group that is painted apart and then put down in one piece, so that its parts do not show through.
    struct Composite {
        let alpha: Double
        /// The shape that cuts the group, and the space in which its units count.
        let outline: Outline?
        let space: Space
    }

    func beginGroup(clip shape: RoundedRect?, alpha: Double, transform: AffineTransform, touched: PixelRect) {
        let inner = transform == .identity ? space : space.applying(transform)
        let outline = shape.map { Outline($0, in: inner) }
        let isSimple = inner.isUpright && (outline?.isSquare ?? true)
        let composite =
            alpha < 1 || !isSimple && outline != nil
            ? Composite(alpha: alpha, outline: isSimple ? nil : outline, space: inner) : nil
        groups.append(Group(space: space, clip: clip, target: target, composite: composite))
        context.save()
        restrict(to: touched)
        if isSimple, let shape { restrict(to: inner.pixels(of: shape.rect)) }
        space = inner
        enter(inner)
        guard composite != nil else { return }
        context.pushGroup()
        if target != nil { target = context.groupTarget(under: base) }
    }

    func endGroup() throws(DrawingError) {
        guard let group = groups.popLast() else { return }
        if let composite = group.composite {
            context.popGroupToSource()
            if let outline = composite.outline {
                enter(composite.space)
                context.newPath()
                let outline = composite.space.isUpright ? outline.trimmed(to: clip) : outline
                outline.trace(in: context)
                context.clip()
            }
            context.paint(alpha: composite.alpha)
        }
        context.restore()
        space = group.space
        clip = group.clip
        target = group.target
        try context.check("composite a group")
    }

    /// Cuts to whole pixels of the picture.
    private func restrict(to pixels: PixelRect) {
        clip = clip.intersection(pixels)
        context.matrix = base
        context.newPath()
        context.rectangle(
            Double(clip.left),
            Double(clip.top),
            Double(clip.width),
            Double(clip.height)
        )
        context.clip()
    }

    private func enter(_ space: Space) {
        guard !space.isUpright else {
            context.matrix = base
            return
        }
        var matrix = space.toPixels
        matrix.append(base)
        context.matrix = matrix
    }
}
