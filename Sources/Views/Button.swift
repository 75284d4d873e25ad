public import Foundation
public import Graphics
public import Text

/// A title that takes taps, as a `UIButton` of type system.
open class Button: View {
    public var title: String? {
        didSet { update() }
    }
    /// 15 pt, the title font of a system button.
    public var font = Font.systemFont(ofSize: 15) {
        didSet { update() }
    }
    /// Absent: the tint color.
    public var titleColor: Color? {
        didSet { update() }
    }
    public var isEnabled = true {
        didSet { update() }
    }
    private let titleLabel = Label()

    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        titleLabel.textAlignment = .center
        addSubview(titleLabel)
    }

    private func update() {
        titleLabel.text = title
        titleLabel.font = font
        invalidateIntrinsicContentSize()
    }

    /// The title's width; its height and 12 pt (uikit-facts 7.2: 30 at 15 pt).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = titleLabel.sizeThatFits(size)
        return CGSize(width: title.width, height: title.height.rounded(.up) + 12)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.textColor = isEnabled ? titleColor ?? resolvedTintColor : .tertiaryLabel
        let height = min(titleLabel.sizeThatFits(frame.size).height, frame.height)
        titleLabel.frame = CGRect(x: 0, y: (frame.height - height) / 2, width: frame.width, height: height)
    }

    open override func baselines(forSize size: CGSize) -> (first: CGFloat, last: CGFloat) {
        titleLabel.baselines(forSize: size)
    }
}
