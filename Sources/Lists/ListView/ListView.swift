public import Foundation
public import Graphics
public import Layouts
public import Text
public import Views

/// A list on a screen that nobody sees: holds content, the cells in sight, and where it is scrolled to.
///
///     let list = ListView(registry: CellRegistry([CellClass(NoteCell.self)]))
///     list.reload(content)
///     try list.tap(IndexPath(item: 0, section: 0))
///     let picture = try list.picture()
///
/// Cells in sight stay alive between drawings, so what a tap changes in one is seen in the next picture; cells that
/// leave the screen are reused. Used by one thread at a time.
public final class ListView {
    /// What the list shows; set by `reload`.
    public private(set) var content: ListContent
    /// The classes that items may name.
    public var registry: CellRegistry {
        didSet { invalidate() }
    }
    /// Fonts and traits; width and height are the list's own.
    public var environment: TextEnvironment {
        didSet { invalidate() }
    }
    /// How many threads may measure; never changes a result.
    public var jobs = 1
    public weak var owner: (any ListOwner)?
    /// How far the list is scrolled from its start, in points; below zero while pulled.
    public private(set) var contentOffset: CGFloat = 0
    /// Keeps measured sizes from one reload to the next.
    public let sizeCache = SizeCache()
    private var laidOut: ListAdapter?
    private var shown: [ListElement: ReusableView] = [:]
    private var pool: CellPool

    /// A list with its own size in the environment's traits.
    public init(
        content: ListContent = ListContent(sections: []),
        registry: CellRegistry = CellRegistry(),
        environment: TextEnvironment = .current
    ) {
        self.content = content
        self.registry = registry
        self.environment = environment
        pool = CellPool(environment: environment)
    }

    /// Shows other content; sizes of items that are the same are kept.
    public func reload(_ content: ListContent) {
        self.content = content
        giveBackCells { _ in true }
        laidOut = nil
    }

    private func invalidate() {
        shown = [:]
        pool = CellPool(environment: environment)
        laidOut = nil
    }

    /// The measured and placed content.
    public func adapter() throws(ListError) -> ListAdapter {
        if let laidOut { return laidOut }
        let adapter = try ListAdapter(
            content: askingOwner(),
            registry: registry,
            environment: environment,
            jobs: jobs,
            sizeCache: sizeCache
        )
        laidOut = adapter
        return adapter
    }

    /// The content with the sizes that the owner decides.
    private func askingOwner() -> ListContent {
        guard let owner else { return content }
        var content = content
        for section in content.sections.indices {
            for item in content.sections[section].items.indices {
                let size = owner.list(self, sizeForItemAt: IndexPath(item: item, section: section))
                guard let size else { continue }
                content.sections[section].items[item].size = SizeBinding(size: size, height: size.height)
            }
        }
        return content
    }

    /// How many cells were made so far; the others were reused.
    public var madeCellCount: Int { pool.made }

    /// The elements on the screen, in painting order.
    public func visibleElements() throws(ListError) -> [PlacedElement] {
        try painter().visibleElements()
    }

    /// The cell, header or footer that shows an element on the screen; nil when it is out of sight.
    public func view(for element: ListElement) throws(ListError) -> ReusableView? {
        try showVisibleCells()
        return shown[element]
    }

    /// The cell of an item on the screen; nil when it is out of sight.
    public func cell(at indexPath: IndexPath) throws(ListError) -> ReusableView? {
        try view(for: .item(indexPath.item, section: indexPath.section))
    }

    /// One screen of the list as it is now.
    public func picture() throws(ListError) -> Picture {
        try showVisibleCells()
        return try painter().picture { self.shown[$0] }
    }

    /// The tree text of the screen as it is now.
    public func tree() throws(ListError) -> String {
        try showVisibleCells()
        return try painter().tree { self.shown[$0] }
    }

    private func painter() throws(ListError) -> ListPainter {
        ListPainter(try adapter(), viewport: Viewport(offset: contentOffset))
    }

    /// Makes cells for what came into sight, and keeps for reuse those of what left it.
    private func showVisibleCells() throws(ListError) {
        let adapter = try adapter()
        let elements = try visibleElements()
        let visible = Set(elements.map(\.element))
        giveBackCells { !visible.contains($0) }
        TextEnvironment.$current.withValue(environment) {
            for placed in elements where shown[placed.element] == nil {
                guard let item = adapter.item(of: placed.element) else { continue }
                let cell = pool.cell(of: adapter.cellClass(of: placed.element), showing: item.data)
                cell.frame = CGRect(origin: .zero, size: placed.frame.size)
                if case .item(let index, let section) = placed.element {
                    cell.indexPath = IndexPath(item: index, section: section)
                }
                cell.container = self
                shown[placed.element] = cell
            }
        }
    }

    private func giveBackCells(where condition: (ListElement) -> Bool) {
        for (element, cell) in shown where condition(element) {
            shown[element] = nil
            cell.container = nil
            pool.giveBack(cell, of: registry[cell.reuseIdentifier ?? ""])
        }
    }

    /// Scrolls to a distance from the start, which may lie outside of the content as while it is pulled.
    public func scroll(to offset: CGFloat) {
        guard offset.isFinite, offset != contentOffset else { return }
        contentOffset = offset
        owner?.listDidScroll(self)
    }

    /// Scrolls just so far that an item's start is at the list's start, or the content's end is reached.
    public func scroll(to indexPath: IndexPath) throws(ListError) {
        let adapter = try adapter()
        let element = ListElement.item(indexPath.item, section: indexPath.section)
        guard let frame = adapter.placement.frame(of: element) else { throw .noItem(indexPath) }
        let isVertical = content.scrollDirection == .vertical
        let insets = content.contentInsets
        let length =
            isVertical
            ? adapter.placement.contentSize.height + insets.vertical - environment.traits.height
            : adapter.placement.contentSize.width + insets.horizontal - environment.traits.width
        scroll(to: max(0, min(isVertical ? frame.minY : frame.minX, length)))
    }
}
