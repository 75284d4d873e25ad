/// How a table groups its rows, as `UITableView.Style`.
public enum TableStyle: String, Sendable, Hashable, Codable, CaseIterable {
    case plain, grouped, insetGrouped
}
