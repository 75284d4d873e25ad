internal import Foundation

/// The standard mark at a row's trailing edge, as `UITableViewCell.AccessoryType`.
public enum AccessoryType: String, Sendable, Hashable, Codable, CaseIterable {
    case none, disclosureIndicator, checkmark

    /// Points; the disclosure indicator takes 10.5 and the check mark 24 beside the margin (uikit-facts 3.3).
    var size: CGSize {
        switch self {
        case .none: .zero
        case .disclosureIndicator: CGSize(width: 7.5, height: 13)
        case .checkmark: CGSize(width: 15, height: 14)
        }
    }

    /// How much narrower the content becomes.
    func takenWidth(margin: CGFloat) -> CGFloat {
        switch self {
        case .none: 0
        case .disclosureIndicator: margin + 10.5
        case .checkmark: margin + 24
        }
    }
}
