internal import Text
internal import Views

/// Makes cells and keeps those not in use, for one thread.
final class CellPool {
    private let environment: TextEnvironment
    private var idle: [String: [ReusableView]] = [:]
    /// How many cells this pool made.
    private(set) var made = 0

    init(environment: TextEnvironment) {
        self.environment = environment
    }

    /// A cell of the class that shows the data, not yet laid out; nil stands for a plain empty cell.
    func cell(of cellClass: CellClass?, showing data: ItemData) -> ReusableView {
        let name = cellClass?.name ?? ""
        let cell: ReusableView
        if let reused = idle[name]?.popLast() {
            cell = reused
            cell.indexPath = nil
            cell.prepareForReuse()
        } else {
            cell = cellClass?.make() ?? ReusableView()
            cell.ownEnvironment = environment
            cell.reuseIdentifier = cellClass?.name
            made += 1
        }
        cell.whenGetResponseObject(data.value)
        cell.setNeedsLayout()
        return cell
    }

    func giveBack(_ cell: ReusableView, of cellClass: CellClass?) {
        idle[cellClass?.name ?? "", default: []].append(cell)
    }
}
