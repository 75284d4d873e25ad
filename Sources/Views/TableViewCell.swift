public import Foundation
public import Graphics

/// A row of a table, as `UITableViewCell`.
open class TableViewCell: ReusableView {
    /// Holds the row's content; ends where the accessory begins.
    public let contentView = View()
    public var accessoryType = AccessoryType.none {
        didSet { updateAccessory() }
    }
    /// Where the separator below begins and ends; only left and right count, swapped in right-to-left interfaces.
    ///
    /// Absent: as the table says.
    public var separatorInset: EdgeInsets?
    public var isSelected = false
    public var isHighlighted = false
    private let accessory = AccessoryView()

    public required init(frame: CGRect = .zero) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    private func updateAccessory() {
        accessory.type = accessoryType
        if accessoryType == .none { accessory.removeFromSuperview() } else { addSubview(accessory) }
        setNeedsLayout()
    }

    /// The width left for content in a row of a given width, in points.
    public func contentWidth(forWidth width: CGFloat) -> CGFloat {
        max(0, width - accessoryType.takenWidth(margin: TableMargin.leading(forWidth: traits.width)))
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    open override func layoutSubviews() {
        let contentWidth = contentWidth(forWidth: frame.width)
        let isMirrored = traits.direction == .rightToLeft
        contentView.frame = CGRect(
            x: isMirrored ? frame.width - contentWidth : 0,
            y: 0,
            width: contentWidth,
            height: frame.height
        )
        let size = accessoryType.size
        let margin = TableMargin.leading(forWidth: traits.width)
        accessory.frame = CGRect(
            x: isMirrored ? margin : frame.width - margin - size.width,
            y: (frame.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
        super.layoutSubviews()
    }
}
