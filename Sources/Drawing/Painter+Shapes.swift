import Foundation
import Graphics

extension Painter {
    func fill(_ shape: RoundedRect, _ color: RGBA) {
        guard color.alpha > 0 else { return }
        let outline = Outline(shape, in: space)
        guard !outline.box.isEmpty else { return }
        context.setColor(color)
        context.newPath()
        seen(outline).trace(in: context)
        context.fill()
    }

    func fill(_ shape: RoundedRect, _ gradient: Gradient) throws(DrawingError) {
        let outline = Outline(shape, in: space)
        guard !outline.box.isEmpty, !gradient.stops.isEmpty else { return }
        try medium.fill(outline, gradient, by: self)
    }

    /// A ring inside the edges.
    func paintBorder(_ shape: RoundedRect, width: CGFloat, _ color: RGBA) {
        guard width > 0, color.alpha > 0 else { return }
        let outer = Outline(shape, in: space)
        guard !outer.box.isEmpty else { return }
        context.setColor(color)
        context.newPath()
        let width = space.lineWidth(width)
        seen(outer, keeping: width).trace(in: context)
        seen(outer.inset(by: width)).trace(in: context)
        context.fillEvenOdd()
    }

    /// The part of an outline that matters.
    func seen(_ outline: Outline, keeping distance: Double = 0) -> Outline {
        space.isUpright ? outline.trimmed(to: clip, keeping: distance) : outline
    }

    func paint(_ path: Graphics.Path, _ style: Graphics.Path.Style, _ color: RGBA) {
        guard color.alpha > 0 else { return }
        context.setColor(color)
        context.newPath()
        for element in path.elements { add(element) }
        switch style {
        case .fill: context.fill()
        case .evenOddFill: context.fillEvenOdd()
        case .stroke(let width): context.stroke(width: width * space.unitsPerPoint)
        }
    }

    private func add(_ element: Graphics.Path.Element) {
        switch element {
        case .move(let point):
            let point = place(point)
            context.move(point.x, point.y)
        case .line(let point):
            let point = place(point)
            context.line(point.x, point.y)
        case .curve(let end, let control1, let control2):
            let control1 = place(control1)
            let control2 = place(control2)
            let end = place(end)
            context.curve(control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        case .close:
            context.close()
        }
    }

    /// The point in drawing units, rounded to cairo's own 1/256 so that all bands see the same path.
    private func place(_ point: CGPoint) -> CGPoint {
        let place = space.point(point)
        guard space.isUpright else { return place }
        return CGPoint(x: (place.x * 256).rounded() / 256, y: (place.y * 256).rounded() / 256)
    }
}
