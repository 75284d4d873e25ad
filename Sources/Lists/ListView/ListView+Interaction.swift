public import Foundation
internal import Graphics
public import Layouts
internal import Text
public import Views

extension ListView {
    /// The element that a point of the screen lies on, in points from the list's corner.
    public func element(at point: CGPoint) throws(ListError) -> ListElement? {
        try visibleElements().last { $0.frame.contains(contentPoint(point)) }?.element
    }

    /// Taps an item: its click is called, then the owner is told.
    public func tap(_ indexPath: IndexPath) throws(ListError) {
        try select(indexPath, order: nil)
    }

    /// Taps a point of the screen: the deepest view there that has an order, else the item as a whole.
    ///
    /// - Returns: the item that was tapped; nil where there is none.
    @discardableResult
    public func tap(at point: CGPoint) throws(ListError) -> IndexPath? {
        let inContent = contentPoint(point)
        guard let placed = try visibleElements().last(where: { $0.frame.contains(inContent) }),
            case .item(let item, let section) = placed.element
        else { return nil }
        let inCell = CGPoint(x: inContent.x - placed.frame.minX, y: inContent.y - placed.frame.minY)
        let cell = try view(for: placed.element)
        cell?.layoutIfNeeded()
        let indexPath = IndexPath(item: item, section: section)
        try select(indexPath, order: cell?.tapOrder(at: inCell))
        return indexPath
    }

    /// A control's tap goes to the item's click only; a tap on the cell also to the owner.
    private func select(_ indexPath: IndexPath, order: String?) throws(ListError) {
        let element = ListElement.item(indexPath.item, section: indexPath.section)
        let adapter = try adapter()
        guard adapter.placement.frame(of: element) != nil, let item = adapter.item(of: element) else {
            throw .noItem(indexPath)
        }
        TextEnvironment.$current.withValue(environment) {
            let event = ItemEvent(
                indexPath: indexPath,
                order: order ?? item.order,
                object: item.data.value
            )
            item.click?(event)
            if order == nil { owner?.list(self, didSelectItemAt: indexPath) }
        }
    }

    private func contentPoint(_ point: CGPoint) -> CGPoint {
        let insets = content.contentInsets
        let isVertical = content.scrollDirection == .vertical
        return CGPoint(
            x: point.x - insets.left + (isVertical ? 0 : contentOffset),
            y: point.y - insets.top + (isVertical ? contentOffset : 0)
        )
    }
}

extension ReusableView {
    /// The list that shows this view; nil while it is only measured.
    public var listView: ListView? { container as? ListView }
}
