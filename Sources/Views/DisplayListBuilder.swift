public import Foundation
public import Graphics

/// Collects the drawing commands of a view tree; positions are those of the view that is being drawn.
public struct DisplayListBuilder {
    public private(set) var list = DisplayList()
    /// Where the drawn view's bounds begin in the list's coordinates.
    public package(set) var origin = CGPoint.zero
    public let traits: Traits
    private var openGroups: [Int] = []

    public init(traits: Traits) {
        self.traits = traits
    }

    public mutating func fill(_ rect: CGRect, corners: Corners = .square, _ color: Color) {
        let resolved = color.resolved(for: traits)
        guard resolved.alpha > 0, rect.width > 0, rect.height > 0 else { return }
        let moved = moved(rect)
        append(.fill(RoundedRect(moved, corners: corners), resolved), bounds: moved)
    }

    public mutating func fill(_ rect: CGRect, corners: Corners = .square, _ gradient: Gradient) {
        guard rect.width > 0, rect.height > 0 else { return }
        let moved = moved(rect)
        append(.gradient(RoundedRect(moved, corners: corners), gradient), bounds: moved)
    }

    /// A line of the given width inside the rectangle's edges.
    public mutating func border(_ rect: CGRect, corners: Corners = .square, width: CGFloat, _ color: Color) {
        let resolved = color.resolved(for: traits)
        guard resolved.alpha > 0, width > 0 else { return }
        let moved = moved(rect)
        append(.border(RoundedRect(moved, corners: corners), width: width, resolved), bounds: moved)
    }

    public mutating func shadow(_ rect: CGRect, corners: Corners, _ shadow: Shadow) {
        let moved = moved(rect)
        let reach = shadow.radius * 3 + 1
        let bounds = moved.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
            .insetBy(dx: -reach, dy: -reach)
        append(.shadow(RoundedRect(moved, corners: corners), shadow), bounds: bounds)
    }

    /// Glyphs whose origin lies on the baseline; `ink` is what they can touch.
    public mutating func glyphs(_ run: GlyphRun, at position: CGPoint, ink: CGRect, _ color: Color) {
        let resolved = color.resolved(for: traits)
        guard resolved.alpha > 0, !run.glyphs.isEmpty else { return }
        append(.glyphs(run, origin: moved(position), resolved), bounds: moved(ink))
    }

    /// The part of an image in its unit square, scaled into a rectangle.
    public mutating func image(
        _ image: Image,
        source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        in rect: CGRect,
        tint: Color? = nil
    ) {
        guard rect.width > 0, rect.height > 0, source.width > 0, source.height > 0 else { return }
        let moved = moved(rect)
        append(
            .image(image, source: source, destination: moved, tint: tint?.resolved(for: traits)),
            bounds: moved
        )
    }

    public mutating func path(_ path: Path, _ style: Path.Style, _ color: Color) {
        let shift = origin
        let elements = path.elements.map { element -> Path.Element in
            func move(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + shift.x, y: point.y + shift.y) }
            switch element {
            case .move(let point): return .move(move(point))
            case .line(let point): return .line(move(point))
            case .curve(let point, let control1, let control2):
                return .curve(move(point), control1: move(control1), control2: move(control2))
            case .close: return .close
            }
        }
        let moved = Path(elements)
        let margin: CGFloat = if case .stroke(let width) = style { width / 2 } else { 0 }
        append(
            .path(moved, style, color.resolved(for: traits)),
            bounds: moved.bounds.insetBy(dx: -margin, dy: -margin)
        )
    }

    /// Begins commands that are clipped, faded and transformed together; the transform is in list coordinates.
    package mutating func beginGroup(clip: RoundedRect?, alpha: CGFloat, transform: AffineTransform) {
        openGroups.append(list.entries.count)
        list.append(.beginGroup(clip: clip, alpha: alpha, transform: transform), bounds: .null)
    }

    package mutating func endGroup() {
        guard let start = openGroups.popLast() else { return }
        guard case .beginGroup(let clip, _, let transform) = list.entries[start].command else { return }
        var bounds = list.bounds(of: start + 1..<list.entries.count)
        if let clip { bounds = bounds.intersection(clip.rect) }
        bounds = bounds.isNull ? .zero : bounds.bounds(after: transform)
        list.entries[start].bounds = bounds
        list.append(.endGroup, bounds: bounds)
    }

    func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }

    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }

    private mutating func append(_ command: DisplayList.Command, bounds: CGRect) {
        list.append(command, bounds: bounds)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the transformed one.
    fileprivate func bounds(after transform: AffineTransform) -> CGRect {
        guard transform != .identity else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ].map { transform.transform($0) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let left = xs.min() ?? 0
        let top = ys.min() ?? 0
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
