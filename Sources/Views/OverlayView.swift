public import Foundation
public import Graphics

/// Lays views over each other, each tied to edges of the overlay.
///
/// On each axis a view tied to both edges is stretched, one tied to one edge keeps its size there, and one tied to
/// none fills the axis, or is centred when it has a size of its own.
open class OverlayView: View {
    /// Distances from the overlay's edges in points; nil where the view is not tied.
    public struct Pins: Sendable, Hashable {
        public var top: CGFloat?
        public var leading: CGFloat?
        public var bottom: CGFloat?
        public var trailing: CGFloat?

        public init(
            top: CGFloat? = nil,
            leading: CGFloat? = nil,
            bottom: CGFloat? = nil,
            trailing: CGFloat? = nil
        ) {
            self.top = top
            self.leading = leading
            self.bottom = bottom
            self.trailing = trailing
        }
    }

    /// Points kept free inside the edges.
    public var layoutMargins = EdgeInsets.zero
    private var pins: [ObjectIdentifier: Pins] = [:]

    /// Adds a view on top, tied to the given edges.
    public func addSubview(_ view: View, pins: Pins) {
        self.pins[ObjectIdentifier(view)] = pins
        addSubview(view)
    }

    /// The largest size that one of the views needs with its distances.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inner = CGSize(
            width: max(0, (size.width > 0 ? size.width : .infinity) - layoutMargins.horizontal),
            height: max(0, (size.height > 0 ? size.height : .infinity) - layoutMargins.vertical)
        )
        var result = CGSize.zero
        for view in subviews where !view.isHidden {
            let pins = pins[ObjectIdentifier(view)] ?? Pins()
            let sides = CGSize(
                width: (pins.leading ?? 0) + (pins.trailing ?? 0),
                height: (pins.top ?? 0) + (pins.bottom ?? 0)
            )
            let measured = measure(view, pins, in: inner, sides: sides, isFinal: false)
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
            let sides = CGSize(
                width: (pins.leading ?? 0) + (pins.trailing ?? 0),
                height: (pins.top ?? 0) + (pins.bottom ?? 0)
            )
            let size = measure(view, pins, in: inner.size, sides: sides, isFinal: true)
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
        isFinal: Bool
    ) -> CGSize {
        let room = CGSize(
            width: max(0, inner.width - sides.width),
            height: max(0, inner.height - sides.height)
        )
        var size = view.measuredSize(in: room, parent: inner)
        let rules = view.sizeRules
        if (pins.leading == nil) == (pins.trailing == nil), room.width.isFinite, rules.width == nil,
            isFinal
                ? rules.aspectRatio == nil || rules.height == nil
                : rules.aspectRatio != nil && rules.height == nil
        {
            size.width = rules.clampedWidth(room.width)
            if let ratio = rules.aspectRatio, ratio > 0, rules.height == nil {
                size.height = rules.clampedHeight(size.width / ratio)
            }
        }
        if isFinal, (pins.top == nil) == (pins.bottom == nil), rules.height == nil, rules.aspectRatio == nil {
            size.height = rules.clampedHeight(room.height)
        }
        return size
    }

    private static func start(
        _ near: CGFloat?,
        _ far: CGFloat?,
        _ length: CGFloat,
        in total: CGFloat
    ) -> CGFloat {
        if let near { return near }
        if let far { return total - far - length }
        return (total - length) / 2
    }
}
