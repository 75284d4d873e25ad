internal import Foundation
public import Graphics
internal import Layouts
internal import Text
internal import Views

/// Draws a laid-out list: its whole content, or one screen of it.
///
/// Only the cells that are seen are made.
public struct ListPainter: Sendable {
    private let adapter: ListAdapter
    private let viewport: Viewport?

    private struct SeenElement: Sendable {
        var placed: PlacedElement
        /// True when the screen's edge may have moved it over rows.
        var isPinned: Bool
    }

    /// Without a viewport the picture shows the whole content.
    public init(_ adapter: ListAdapter, viewport: Viewport? = nil) {
        self.adapter = adapter
        self.viewport = viewport
    }

    private var content: ListContent { adapter.content }
    private var traits: Traits { adapter.environment.traits }
    private var isVertical: Bool { content.scrollDirection == .vertical }

    public func picture() -> Picture {
        var picture = Picture(size: size, scale: traits.scale, background: background)
        picture.layers = layers()
        return picture
    }

    /// The same with cells that are kept elsewhere.
    func picture(_ cell: (ListElement) -> ReusableView?) -> Picture {
        var picture = Picture(size: size, scale: traits.scale, background: background)
        TextEnvironment.$current.withValue(adapter.environment) {
            picture.layers = elements().compactMap { seen in
                cell(seen.placed.element).flatMap { layer(of: seen, $0) }
            }
        }
        return picture
    }

    /// What is seen, in painting order.
    func visibleElements() -> [PlacedElement] { elements().map(\.placed) }

    /// The tree text of the views that the picture shows.
    public func tree() -> String {
        let pool = CellPool(environment: adapter.environment)
        return tree { placed, body in withCell(for: placed, pool, body) }
    }

    /// The same with cells that are kept elsewhere.
    func tree(_ cell: (ListElement) -> ReusableView?) -> String {
        tree { placed, body in
            guard let cell = cell(placed.element) else { return }
            cell.layoutIfNeeded()
            body(cell)
        }
    }

    private func tree(_ withCell: (PlacedElement, (ReusableView) -> Void) -> Void) -> String {
        var text = "List \(TreeText.rectangle(CGRect(origin: .zero, size: size)))"
        text += " backgroundColor=\(background.hexString)\n"
        TextEnvironment.$current.withValue(adapter.environment) {
            for placed in visibleElements() {
                text += "  \(name(of: placed.element)) \(TreeText.rectangle(placed.frame))\n"
                withCell(placed) { text += TreeText.describe($0, indentation: 4) }
            }
        }
        return text
    }

    private func name(of element: ListElement) -> String {
        switch element {
        case .header(let section): "header \(section)"
        case .item(let item, let section): "item \(section).\(item)"
        case .footer(let section): "footer \(section)"
        }
    }

    private var size: CGSize {
        let insets = content.contentInsets
        let whole = adapter.placement.contentSize
        guard viewport == nil else { return CGSize(width: traits.width, height: traits.height) }
        return isVertical
            ? CGSize(width: traits.width, height: whole.height + insets.vertical)
            : CGSize(width: whole.width + insets.horizontal, height: traits.height)
    }

    private var background: RGBA {
        (content.backgroundColor ?? defaultBackground).resolved(for: traits)
    }

    private var defaultBackground: Color {
        guard case .table(let options) = content.layout, options.style != .plain else {
            return .systemBackground
        }
        return .systemGroupedBackground
    }

    /// Where the content's origin lies in the picture.
    private var contentOrigin: CGPoint {
        let insets = content.contentInsets
        let offset = viewport?.offset ?? 0
        return CGPoint(
            x: insets.left - (isVertical ? 0 : offset),
            y: insets.top - (isVertical ? offset : 0)
        )
    }

    /// What is seen, in painting order: pinned headers and footers last, as they lie over the rows.
    private func elements() -> [SeenElement] {
        let origin = contentOrigin
        let seen = CGRect(x: -origin.x, y: -origin.y, width: size.width, height: size.height)
        let elements = adapter.placement.elements(in: seen)
        guard let viewport else { return elements.map { SeenElement(placed: $0, isPinned: false) } }
        let insets = content.contentInsets
        let offset = viewport.offset - (isVertical ? insets.top : insets.left)
        let length = isVertical ? size.height : size.width
        let pinned =
            adapter.placement.pinnedHeaderFrames(offset: offset, viewportHeight: length)
            + adapter.placement.pinnedFooterFrames(offset: offset, viewportHeight: length)
        let moved = Set(pinned.map(\.element))
        return elements.filter { !moved.contains($0.element) }.map {
            SeenElement(placed: $0, isPinned: false)
        }
            + pinned.map { SeenElement(placed: $0, isPinned: true) }
    }

    private func layers() -> [Picture.Layer] {
        let elements = elements()
        let work = CellWork(environment: adapter.environment, jobs: adapter.jobs)
        let allowed = elements.map {
            adapter.cellClass(of: $0.placed.element)?.allowsParallelMeasuring ?? true
        }
        return work.results(allowed: allowed, placeholder: nil) { layer(of: elements[$0], $1) }
            .compactMap { $0 }
    }

    /// Lends the laid-out cell of an element.
    private func withCell(for placed: PlacedElement, _ pool: CellPool, _ body: (ReusableView) -> Void) {
        guard let item = adapter.item(of: placed.element) else { return }
        let cellClass = adapter.cellClass(of: placed.element)
        let cell = pool.cell(of: cellClass, showing: item.data)
        cell.frame = CGRect(origin: .zero, size: placed.frame.size)
        if case .item(let index, let section) = placed.element {
            cell.indexPath = IndexPath(indexes: [section, index])
        }
        cell.layoutIfNeeded()
        body(cell)
        pool.giveBack(cell, of: cellClass)
    }

    private func layer(of seen: SeenElement, _ pool: CellPool) -> Picture.Layer? {
        var layer: Picture.Layer?
        withCell(for: seen.placed, pool) { layer = self.layer(of: seen, $0) }
        return layer
    }

    private func layer(of seen: SeenElement, _ cell: ReusableView) -> Picture.Layer? {
        let placed = seen.placed
        let chrome = RowChrome(adapter: adapter, placed: placed, backdrop: backdrop(of: seen))
        let list = chrome.displayList(around: cell)
        guard !list.entries.isEmpty else { return nil }
        let corner = contentOrigin
        let origin = CGPoint(x: corner.x + placed.frame.minX, y: corner.y + placed.frame.minY)
        return Picture.Layer(
            list: list,
            origin: origin,
            bounds: list.bounds.offsetBy(dx: origin.x, dy: origin.y)
        )
    }

    /// What hides the rows below a pinned header or footer of a table: the list's background.
    private func backdrop(of seen: SeenElement) -> Color? {
        guard seen.isPinned, content.isTable(section: seen.placed.element.section) else { return nil }
        return Color(background)
    }
}
