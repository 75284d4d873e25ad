public import Foundation

/// A section's header or footer in a table, as `UITableViewHeaderFooterView`.
open class HeaderFooterView: ReusableView {
    /// Holds the view's content; as large as the view.
    public let contentView = View()

    public required init(frame: CGRect = .zero) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    open override func layoutSubviews() {
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        super.layoutSubviews()
    }
}
