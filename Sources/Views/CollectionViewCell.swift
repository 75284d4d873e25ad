public import Foundation

/// A cell of a collection, as `UICollectionViewCell`.
open class CollectionViewCell: ReusableView {
    /// Holds the cell's content; as large as the cell.
    public let contentView = View()
    public var isSelected = false
    public var isHighlighted = false

    public required init(frame: CGRect = .zero) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    open override func layoutSubviews() {
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        super.layoutSubviews()
    }
}
