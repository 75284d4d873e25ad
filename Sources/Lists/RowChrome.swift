internal import Foundation
internal import Graphics
internal import Layouts
internal import Text
internal import Views

/// What a table draws around a cell: the row's background, the round corners of its group, and the separator.
struct RowChrome {
    let adapter: ListAdapter
    let placed: PlacedElement
    /// Painted below a cell that may lie over others.
    let backdrop: Color?

    /// The cell with its chrome; the list's origin is the row's corner.
    func displayList(around cell: ReusableView) -> DisplayList {
        let traits = adapter.environment.traits
        var builder = DisplayListBuilder(traits: traits)
        let bounds = CGRect(origin: .zero, size: placed.frame.size)
        guard let row = row, let table = table else {
            if let backdrop { builder.fill(bounds, backdrop) }
            cell.append(to: &builder, at: .zero)
            return builder.list
        }
        let corners = adapter.placement.corners(ofItem: row.item, inSection: row.section)
        let isClipped = !corners.isSquare
        if isClipped {
            builder.beginGroup(clip: RoundedRect(bounds, corners: corners), alpha: 1, transform: .identity)
        }
        builder.fill(bounds, table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        cell.append(to: &builder, at: .zero)
        let separator = adapter.placement.separatorFrame(
            ofItem: row.item,
            inSection: row.section,
            scale: traits.scale,
            insets: separatorInsets(of: cell)
        )
        if let separator {
            let moved = separator.offsetBy(dx: -placed.frame.minX, dy: -placed.frame.minY)
            builder.origin = .zero
            builder.fill(moved, adapter.content.separatorColor)
        }
        if isClipped { builder.endGroup() }
        return builder.list
    }

    private func separatorInsets(of cell: ReusableView) -> SeparatorInsets? {
        (cell as? TableViewCell)?.separatorInset.map {
            SeparatorInsets(leading: Double($0.left), trailing: Double($0.right))
        }
    }

    private var row: (section: Int, item: Int)? {
        guard case .item(let item, let section) = placed.element else { return nil }
        return (section, item)
    }

    private var table: TableOptions? {
        let layout = adapter.content.layout(ofSection: placed.element.section)
        guard case .table(let options) = layout else { return nil }
        return options
    }
}
