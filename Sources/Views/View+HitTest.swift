public import Foundation

extension View {
    /// The deepest view at a point in this view's coordinates that takes taps, as `UIView.hitTest`.
    ///
    /// Hidden views, nearly transparent ones (alpha below 0.01) and those without user interaction take none.
    public func hitTest(_ point: CGPoint) -> View? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, bounds.contains(point) else { return nil }
        for subview in subviews.reversed() {
            let inner = CGPoint(
                x: point.x - subview.frame.minX + subview.boundsOrigin.x,
                y: point.y - subview.frame.minY + subview.boundsOrigin.y
            )
            if let hit = subview.hitTest(inner) { return hit }
        }
        return self
    }

    /// The order of this view or of the nearest one around it, up to an ancestor.
    func nearestTapOrder(in ancestor: View) -> String? {
        var view: View? = self
        while let current = view {
            if let order = current.tapOrder { return order }
            if current === ancestor { return nil }
            view = current.superview
        }
        return nil
    }
}
