public import Foundation
public import Graphics
public import Text

/// A rectangle that shows something and holds other views, as `UIView`; coordinates are points, y downwards.
open class View {
    /// Place and size in the superview, before `transform`.
    public var frame: CGRect {
        didSet { if frame.size != oldValue.size { setNeedsLayout() } }
    }
    /// The coordinate of the top left corner for subviews.
    public var boundsOrigin = CGPoint.zero
    /// Acts about the view's center.
    public var transform = AffineTransform.identity

    public var backgroundColor: Color?
    public var backgroundGradient: Gradient?
    public var alpha: CGFloat = 1
    public var isHidden = false {
        didSet { if isHidden != oldValue { invalidateIntrinsicContentSize() } }
    }
    public var clipsToBounds = false
    public var contentMode = ContentMode.scaleToFill
    /// Round background and border; content too when `clipsToBounds` is set.
    public var corners = Corners.square
    public var borderWidth: CGFloat = 0
    public var borderColor: Color?
    public var shadowColor: Color?
    /// 0...1; 0 is no shadow.
    public var shadowOpacity: CGFloat = 0
    public var shadowOffset = CGSize(width: 0, height: -3)
    public var shadowRadius: CGFloat = 3
    /// Inherited; system blue where nobody sets one.
    public var tintColor: Color?

    /// The name by which trees, masks and reports know this view.
    public var identifier: String?
    public var tag = 0
    public var isUserInteractionEnabled = true
    /// What a tap on this view reports as its order; nil leaves taps to the views behind.
    public var tapOrder: String?

    /// The view's wishes for its size in stacks and overlays.
    public var sizeRules = SizeRules() {
        didSet { if sizeRules != oldValue { invalidateIntrinsicContentSize() } }
    }
    public var horizontalHuggingPriority = LayoutPriority.defaultLow
    public var verticalHuggingPriority = LayoutPriority.defaultLow
    public var horizontalCompressionResistancePriority = LayoutPriority.defaultHigh
    public var verticalCompressionResistancePriority = LayoutPriority.defaultHigh

    public private(set) weak var superview: View?
    /// Back to front.
    public private(set) var subviews: [View] = []
    /// What this view and its subviews take their traits and fonts from; set by the list on its cells.
    public var ownEnvironment: TextEnvironment?
    private var needsLayout = true

    public init(frame: CGRect = .zero) {
        self.frame = frame
    }

    // The shorthands of document 000.
    public var x: CGFloat {
        get { frame.origin.x }
        set { frame.origin.x = newValue }
    }
    public var y: CGFloat {
        get { frame.origin.y }
        set { frame.origin.y = newValue }
    }
    public var width: CGFloat {
        get { frame.size.width }
        set { frame.size.width = newValue }
    }
    public var height: CGFloat {
        get { frame.size.height }
        set { frame.size.height = newValue }
    }
    public var maxX: CGFloat { frame.origin.x + frame.size.width }
    public var maxY: CGFloat { frame.origin.y + frame.size.height }

    /// The view's own coordinate rectangle.
    public var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            let center = center
            boundsOrigin = newValue.origin
            frame.size = newValue.size
            self.center = center
        }
    }

    public var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.size.width / 2,
                y: newValue.y - frame.size.height / 2
            )
        }
    }

    /// The same radius at all corners.
    public var cornerRadius: CGFloat {
        get { corners.topLeft }
        set { corners = Corners(radius: newValue, curve: corners.curve) }
    }

    /// Fonts, traits and text cache, from the nearest ancestor that has them.
    public var environment: TextEnvironment {
        var view: View? = self
        while let current = view {
            if let environment = current.ownEnvironment { return environment }
            view = current.superview
        }
        return TextEnvironment.current
    }

    public var traits: Traits { environment.traits }

    /// The nearest tint color up the tree.
    public var resolvedTintColor: Color {
        var view: View? = self
        while let current = view {
            if let color = current.tintColor { return color }
            view = current.superview
        }
        return .tintColor
    }

    public func addSubview(_ view: View) {
        insertSubview(view, at: subviews.count)
    }

    /// Adds a view at a place in the z-order, clamped to what exists; a view is never its own descendant.
    public func insertSubview(_ view: View, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        invalidateIntrinsicContentSize()
        didAddSubview(view)
    }

    open func removeFromSuperview() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        parent.subviews.removeAll { $0 === self }
        superview = nil
        parent.invalidateIntrinsicContentSize()
    }

    public func bringSubviewToFront(_ view: View) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    public func sendSubviewToBack(_ view: View) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    public func isDescendant(of view: View) -> Bool {
        var current: View? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.superview
        }
        return false
    }

    open func didAddSubview(_ subview: View) {}

    open func willRemoveSubview(_ subview: View) {}

    /// The nearest view with an identifier, this one first, depth first.
    public func view(withIdentifier identifier: String) -> View? {
        if self.identifier == identifier { return self }
        for subview in subviews {
            if let found = subview.view(withIdentifier: identifier) { return found }
        }
        return nil
    }

    /// Asks for `layoutSubviews` before the next drawing.
    public func setNeedsLayout() {
        needsLayout = true
    }

    /// Says that the content changed: views around this one that ask for its size lay out again, too.
    public func invalidateIntrinsicContentSize() {
        var view: View? = self
        while let current = view {
            current.needsLayout = true
            view = current.superview
        }
    }

    /// Lays out this view and its subviews where something changed.
    public func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            layoutSubviews()
        }
        for subview in subviews where !subview.isHidden { subview.layoutIfNeeded() }
    }

    /// Places the subviews; the base class leaves them where they are.
    open func layoutSubviews() {}

    /// The size that fits the content into an offered size; the base class answers its present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }

    /// The height the content needs in exactly this width; `sizeThatFits` where a class knows nothing better.
    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .infinity)).height
    }

    /// Takes the size that fits, keeping the origin.
    public func sizeToFit() {
        frame.size = sizeThatFits(frame.size)
    }

    /// A length of -1 means that the view has none of its own.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

    /// Distance from the top to the first and the last line of text; the bottom edge where there is no text.
    open func baselines(forSize size: CGSize) -> (first: CGFloat, last: CGFloat) {
        (size.height, size.height)
    }

    /// Paints the view's own content, between its background and its subviews.
    open func draw(in drawing: inout DisplayListBuilder) {}

    /// What the tree text says of this view beside class, identifier and frame.
    open var treeProperties: [TreeProperty] { [] }
}
