public import Foundation
public import Graphics

/// Arranges views in a row or a column, as `UIStackView`, without a constraint solver.
///
/// Sizes come from `sizeThatFits` and the views' size rules. Where lengths compete, priorities decide; of equal
/// ones the longest gives way first, so that a long text wraps before a short one vanishes.
open class StackView: View {
    public var axis = Axis.horizontal {
        didSet { invalidateIntrinsicContentSize() }
    }
    public var distribution = Distribution.fill {
        didSet { invalidateIntrinsicContentSize() }
    }
    public var alignment = Alignment.fill {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Points between neighbours.
    public var spacing: CGFloat = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Points kept free inside the edges.
    public var layoutMargins = EdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// In layout order; hidden ones take no room.
    public private(set) var arrangedSubviews: [View] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public init(arrangedSubviews: [View] = [], axis: Axis = .horizontal, spacing: CGFloat = 0) {
        super.init(frame: .zero)
        self.axis = axis
        self.spacing = spacing
        for view in arrangedSubviews { addArrangedSubview(view) }
    }

    public func addArrangedSubview(_ view: View) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    public func insertArrangedSubview(_ view: View, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        invalidateIntrinsicContentSize()
    }

    /// Takes a view out of the layout; it stays a subview.
    public func removeArrangedSubview(_ view: View) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        invalidateIntrinsicContentSize()
    }

    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        arrangedSubviews.removeAll { $0 === subview }
        customSpacings[ObjectIdentifier(subview)] = nil
    }

    /// Replaces the spacing after one view.
    public func setCustomSpacing(_ spacing: CGFloat, after view: View) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        customSpacings[ObjectIdentifier(view)] = spacing
        invalidateIntrinsicContentSize()
    }

    public func customSpacing(after view: View) -> CGFloat? {
        customSpacings[ObjectIdentifier(view)]
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = CGSize(
            width: max(0, (size.width > 0 ? size.width : .infinity) - layoutMargins.horizontal),
            height: max(0, (size.height > 0 ? size.height : .infinity) - layoutMargins.vertical)
        )
        let content = StackLayout(self).fittingSize(in: inner, fillsWidth: false)
        return CGSize(
            width: content.width + layoutMargins.horizontal,
            height: content.height + layoutMargins.vertical
        )
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        let inner = CGSize(width: max(0, width - layoutMargins.horizontal), height: .infinity)
        return StackLayout(self).fittingSize(in: inner, fillsWidth: true).height + layoutMargins.vertical
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = StackLayout(self)
        for (view, rect) in zip(layout.views, layout.frames(in: innerSize(of: frame.size))) {
            var placed = rect.offsetBy(dx: layoutMargins.left, dy: layoutMargins.top)
            if traits.direction == .rightToLeft { placed.origin.x = frame.width - placed.maxX }
            view.frame = placed
        }
    }

    /// In a column those of its first and last view, in a row those of its highest view.
    open override func baselines(forSize size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let layout = StackLayout(self)
        let frames = layout.frames(in: innerSize(of: size))
        guard let last = frames.indices.last else { return (size.height, size.height) }
        let highest = frames.indices.max { frames[$0].height < frames[$1].height } ?? 0
        func baselines(_ index: Int) -> (first: CGFloat, last: CGFloat) {
            let own = layout.views[index].baselines(forSize: frames[index].size)
            let top = frames[index].minY + layoutMargins.top
            return (top + own.first, top + own.last)
        }
        guard axis == .vertical else { return baselines(highest) }
        return (baselines(0).first, baselines(last).last)
    }

    private func innerSize(of size: CGSize) -> CGSize {
        CGSize(
            width: max(0, size.width - layoutMargins.horizontal),
            height: max(0, size.height - layoutMargins.vertical)
        )
    }
}
