public import Foundation
public import Graphics

/// Lays views over each other, each tied to edges of the overlay.
///
/// On each axis a view tied to both edges is stretched, one tied to one edge keeps its size there, and one tied to
/// none is centred with its own size.
open class OverlayView: View {
    /// Distances from the overlay's edges; nil where the view is not tied.
    public struct Pins: Sendable, Hashable {
        public var top: Length?
        public var leading: Length?
        public var bottom: Length?
        public var trailing: Length?

        public init(
            top: Length? = nil,
            leading: Length? = nil,
            bottom: Length? = nil,
            trailing: Length? = nil
        ) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }

        /// What the distances take of a size; shares of an unlimited length take nothing.
        func sides(in size: CGSize) -> CGSize {
            CGSize(
                width: (leading?.resolved(in: size.width) ?? 0) + (trailing?.resolved(in: size.width) ?? 0),
                height: (top?.resolved(in: size.height) ?? 0) + (bottom?.resolved(in: size.height) ?? 0)
            )
        }
    }

    /// Points kept free inside the edges.
    public var layoutMargins = EdgeInsets.zero
    private var pins: [ObjectIdentifier: Pins] = [:]

    /// Adds a view on top, tied to the given edges.
    public func addSubview(_ view: View, pins: Pins) {
        addSubview(view)
        guard view.superview === self else { return }
        self.pins[ObjectIdentifier(view)] = pins
    }

    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        pins[ObjectIdentifier(subview)] = nil
    }

    /// The largest size that one of the views needs with its distances.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .infinity
        let height = size.height > 0 ? size.height : .infinity
        return fittingSize(width: width, height: height, fillsWidth: false)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat {
        fittingSize(width: width, height: .infinity, fillsWidth: true).height
    }

    private func fittingSize(width: CGFloat, height: CGFloat, fillsWidth: Bool) -> CGSize {
        let inner = CGSize(
            width: max(0, width - layoutMargins.horizontal),
            height: max(0, height - layoutMargins.vertical)
        )
        var result = CGSize.zero
        for view in subviews where !view.isHidden {
            let pins = pins[ObjectIdentifier(view)] ?? Pins()
            let sides = pins.sides(in: inner)
            let measured = measure(view, pins, in: inner, sides: sides, fills: (fillsWidth, false))
            result.width = max(result.width, measured.width + sides.width)
            result.height = max(result.height, measured.height + sides.height)
        }
        return CGSize(
            width: result.width + layoutMargins.horizontal,
            height: result.height + layoutMargins.vertical
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let inner = CGRect(origin: .zero, size: frame.size).inset(by: layoutMargins)
        for view in subviews {
            let pins = pins[ObjectIdentifier(view)] ?? Pins()
            let sides = pins.sides(in: inner.size)
            let size = measure(view, pins, in: inner.size, sides: sides, fills: (true, true))
            var x = Self.start(pins.leading, pins.trailing, size.width, in: inner.width) + inner.minX
            let y = Self.start(pins.top, pins.bottom, size.height, in: inner.height) + inner.minY
            if traits.direction == .rightToLeft { x = frame.width - x - size.width }
            view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        }
    }

    private func measure(
        _ view: View,
        _ pins: Pins,
        in inner: CGSize,
        sides: CGSize,
        fills: (width: Bool, height: Bool)
    ) -> CGSize {
        let room = CGSize(
            width: max(0, inner.width - sides.width),
            height: max(0, inner.height - sides.height)
        )
        var size = view.measuredSize(in: room, parent: inner)
        let rules = view.sizeRules
        if fills.width, pins.leading != nil, pins.trailing != nil, rules.width == nil {
            size.width = rules.clampedWidth(room.width, in: inner.width)
            size.height = view.fittingHeight(forWidth: size.width, parent: inner)
        }
        if fills.height, pins.top != nil, pins.bottom != nil, rules.height == nil {
            size.height = rules.clampedHeight(room.height, in: inner.height)
        }
        return size
    }

    private static func start(
        _ near: Length?,
        _ far: Length?,
        _ length: CGFloat,
        in total: CGFloat
    ) -> CGFloat {
        if let near = near?.resolved(in: total) { return near }
        if let far = far?.resolved(in: total) { return total - far - length }
        return (total - length) / 2
    }
}
