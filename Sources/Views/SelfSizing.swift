public import Foundation

/// A cell, header or footer that lays out its subviews and says its own size in one go.
///
///     final class NoteCell: TableViewCell, SelfSizing {
///         let label = Label()
///         func layoutSubviews(forWidth width: CGFloat, height: CGFloat) -> CGSize {
///             label.frame = CGRect(x: 16, y: 12, width: width - 32, height: 0)
///             label.sizeToFit()
///             return CGSize(width: width, height: label.maxY + 12)
///         }
///     }
public protocol SelfSizing: ReusableView {
    /// Lays out the subviews for an offered size in points and returns the size they need.
    ///
    /// Must not read the cell's own size: while it is measured, the cell has none.
    func layoutSubviews(forWidth width: CGFloat, height: CGFloat) -> CGSize
}
