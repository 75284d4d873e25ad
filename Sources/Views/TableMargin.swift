public import Foundation

/// The system's leading and trailing margin of table rows.
public enum TableMargin {
    /// 16 pt up to 375 wide, 20 pt from 393 (uikit-facts 3.1); between, not measured by anyone: 16.
    public static func leading(forWidth width: CGFloat) -> CGFloat {
        width >= 393 ? 20 : 16
    }
}
