public import Foundation

extension Placement {
    /// The elements that share at least some area with a rectangle, or lie inside it without having any.
    ///
    /// In the order header, items, footer of each section. Edges that only touch do not count. The search is
    /// logarithmic in the number of items.
    public func elements(in rect: CGRect) -> [PlacedElement] {
        var found: [PlacedElement] = []
        forEachElement(in: rect) { found.append($0) }
        return found
    }

    /// Calls the body with each element of ``elements(in:)``, without making an array.
    public func forEachElement(in rect: CGRect, _ body: (PlacedElement) -> Void) {
        forEachElement(near: axes.stretch(of: rect)) { placed in
            if placed.frame.overlaps(rect) { body(placed) }
        }
    }

    /// The element that a point lies on; of several, the one drawn last.
    public func element(at point: CGPoint) -> PlacedElement? {
        var found: PlacedElement?
        forEachElement(near: axes.stretch(of: CGRect(origin: point, size: .zero))) { placed in
            if placed.frame.covers(point) { found = placed }
        }
        return found
    }

    /// Calls the body with at least the elements that overlap a stretch, in order.
    private func forEachElement(near stretch: Stretch, _ body: (PlacedElement) -> Void) {
        let stretch = stretch.widened
        // A rectangle whose coordinates are not numbers shows nothing.
        guard stretch.start <= stretch.end else { return }
        for section in sectionRanges(near: stretch).joined() {
            let placed = sections[section]
            guard placed.overlaps(stretch) else { continue }
            if let header = placed.headerRect {
                body(PlacedElement(element: .header(section: section), frame: axes.frame(header)))
            }
            let items = stretch.moved(by: -(placed.start + placed.itemsStart))
            placed.arrangement.forEachItem(near: items) { item, rect in
                let frame = axes.frame(placed.moved(rect))
                body(PlacedElement(element: .item(item, section: section), frame: frame))
            }
            if let footer = placed.footerRect {
                body(PlacedElement(element: .footer(section: section), frame: axes.frame(footer)))
            }
        }
    }
}

extension CGRect {
    /// Half-open on both axes, so that neighbours never claim the same point.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }

    func covers(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
}
