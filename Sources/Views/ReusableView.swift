public import Foundation

/// A view that a list makes, reuses and sizes: the base of cells, headers and footers.
open class ReusableView: View {
    /// Under which name the list keeps the view for reuse.
    public package(set) var reuseIdentifier: String?
    /// Where the view stands in its list; nil while it is only measured.
    public var indexPath: IndexPath?

    /// The list that shows the view; lists set it, views above this stage know its type.
    package weak var container: AnyObject?

    /// True when the layout decides the view's width, as tables and waterfalls do.
    ///
    /// In a flow it is false: the width that the view measures counts.
    public package(set) var fillsOfferedWidth = true

    /// A list makes its cells by this initialiser.
    public required override init(frame: CGRect = .zero) {
        super.init(frame: frame)
    }

    /// Called before the view shows another item.
    open func prepareForReuse() {}

    /// Hands the item's data to the view, before it is measured or shown.
    open func whenGetResponseObject(_ object: Any?) {}

    /// Calls `layoutSubviews(forWidth:height:)` with the view's size where the class has it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let sizing = self as? any SelfSizing else { return }
        _ = sizing.layoutSubviews(forWidth: frame.width, height: frame.height)
    }

    /// The order of the deepest view at a point that has one; nil where none has.
    package func tapOrder(at point: CGPoint) -> String? {
        hitTest(point)?.nearestTapOrder(in: self)
    }
}
