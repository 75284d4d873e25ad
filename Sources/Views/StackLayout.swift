internal import Foundation

/// The arithmetic of a stack view; "main" runs along its axis, "cross" across.
struct StackLayout {
    let views: [View]
    private let axis: StackView.Axis
    private let distribution: StackView.Distribution
    private let alignment: StackView.Alignment
    /// Minimum gaps between neighbours.
    private let gaps: [CGFloat]

    init(_ stack: StackView) {
        views = stack.arrangedSubviews.filter { !$0.isHidden }
        axis = stack.axis
        distribution = stack.distribution
        alignment = stack.alignment
        gaps = views.dropLast().map { stack.customSpacing(after: $0) ?? stack.spacing }
    }

    private var totalGap: CGFloat { gaps.reduce(0, +) }

    /// The size the views need when offered a size; infinity for no limit.
    func fittingSize(in offered: CGSize) -> CGSize {
        guard !views.isEmpty else { return .zero }
        let sizes = sizes(in: offered, isFinal: false)
        var length = sizes.reduce(0) { $0 + main($1) }
        if distribution == .fillEqually {
            length = (sizes.map(main).max() ?? 0) * CGFloat(sizes.count)
        }
        let thickness = crossExtent(of: sizes)
        return size(main: length + totalGap, cross: thickness)
    }

    /// Frames of `views` in left-to-right coordinates of a stack of the given inner size.
    func frames(in inner: CGSize) -> [CGRect] {
        guard !views.isEmpty else { return [] }
        let sizes = sizes(in: inner, isFinal: true)
        let starts = starts(of: sizes.map(main), in: main(inner))
        let baseline = sharedBaseline(of: sizes)
        return views.indices.map { index in
            let across = cross(of: views[index], sizes[index], in: cross(inner), baseline)
            let extent =
                axis == .horizontal
                ? CGRect(x: starts[index], y: across.start, width: main(sizes[index]), height: across.length)
                : CGRect(x: across.start, y: starts[index], width: across.length, height: main(sizes[index]))
            return extent
        }
    }

    /// Sizes after sharing the main length; `isFinal` when the length is the stack's own and must be filled.
    private func sizes(in offered: CGSize, isFinal: Bool) -> [CGSize] {
        let natural = views.map { view -> CGSize in
            let unlimited = size(main: .infinity, cross: cross(offered))
            return measure(view, in: unlimited, parent: offered)
        }
        let room = main(offered) - totalGap
        guard room.isFinite else { return natural }
        let lengths = shares(natural.map(main), room: max(0, room), isFinal: isFinal)
        return zip(views, lengths).map { view, length in
            var measured = measure(view, in: size(main: length, cross: cross(offered)), parent: offered)
            setMain(&measured, length)
            return measured
        }
    }

    private func measure(_ view: View, in offered: CGSize, parent: CGSize) -> CGSize {
        var measured = view.measuredSize(in: offered, parent: parent)
        if alignment == .fill, cross(parent).isFinite, !hasOwnCross(view) {
            let limited = clampCross(view, cross(parent))
            if axis == .vertical, let ratio = view.sizeRules.aspectRatio, ratio > 0,
                view.sizeRules.height == nil
            {
                measured.height = view.sizeRules.clampedHeight(limited / ratio)
            }
            setCross(&measured, limited)
        }
        return measured
    }

    private func shares(_ natural: [CGFloat], room: CGFloat, isFinal: Bool) -> [CGFloat] {
        let total = natural.reduce(0, +)
        switch distribution {
        case .fillEqually where isFinal || total > room || hasShare:
            return natural.map { _ in room / CGFloat(natural.count) }
        case .fillProportionally where isFinal && total > 0:
            return natural.map { $0 / total * room }
        case .fill where isFinal && total < room:
            return StackSharing.grown(
                natural,
                to: room,
                priorities: views.map(hugging),
                fixed: views.map(isFixed)
            )
        case .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering:
            guard total > room else { return natural }
            return StackSharing.shrunk(
                natural,
                to: room,
                priorities: views.map(resistance),
                fixed: views.map(isFixed)
            )
        }
    }

    /// Equal columns of a limited width wrap their text, so measuring must already share it.
    private var hasShare: Bool { axis == .horizontal }

    private func starts(of lengths: [CGFloat], in total: CGFloat) -> [CGFloat] {
        var gaps = gaps
        let free = total - lengths.reduce(0, +) - totalGap
        if free > 0, !gaps.isEmpty {
            switch distribution {
            case .equalSpacing:
                let even = (total - lengths.reduce(0, +)) / CGFloat(gaps.count)
                gaps = StackSharing.evenGaps(gaps, even: even, total: totalGap + free)
            case .equalCentering:
                gaps = StackSharing.centeringGaps(lengths, minimum: gaps, total: total)
            case .fill, .fillEqually, .fillProportionally: break
            }
        }
        var position: CGFloat = 0
        return lengths.indices.map { index in
            defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
            return position
        }
    }

    private func cross(
        of view: View,
        _ size: CGSize,
        in total: CGFloat,
        _ baseline: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let length = min(cross(size), max(total, hasOwnCross(view) ? cross(size) : 0))
        switch alignment {
        case .fill: return ((total - cross(size)) / 2 * (hasOwnCross(view) ? 0 : 1), cross(size))
        case .leading, .top: return (0, length)
        case .trailing, .bottom: return (total - length, length)
        case .center: return ((total - length) / 2, length)
        case .firstBaseline, .lastBaseline:
            guard axis == .horizontal else { return (0, length) }
            return (baseline - viewBaseline(view, size), length)
        }
    }

    private func sharedBaseline(of sizes: [CGSize]) -> CGFloat {
        zip(views, sizes).map { viewBaseline($0, $1) }.max() ?? 0
    }

    private func viewBaseline(_ view: View, _ size: CGSize) -> CGFloat {
        let baselines = view.baselines(forSize: size)
        return alignment == .lastBaseline ? baselines.last : baselines.first
    }

    private func crossExtent(of sizes: [CGSize]) -> CGFloat {
        guard axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline else {
            return sizes.map(cross).max() ?? 0
        }
        let baseline = sharedBaseline(of: sizes)
        return zip(views, sizes).map { baseline - viewBaseline($0, $1) + $1.height }.max() ?? 0
    }

    private func hasOwnCross(_ view: View) -> Bool {
        let rules = view.sizeRules
        if axis == .horizontal {
            return rules.height != nil || (rules.aspectRatio != nil && rules.width != nil)
        }
        return rules.width != nil || (rules.aspectRatio != nil && rules.height != nil)
    }

    private func isFixed(_ view: View) -> Bool {
        (axis == .horizontal ? view.sizeRules.width : view.sizeRules.height) != nil
            || (view.sizeRules.aspectRatio != nil && hasOwnCross(view))
    }

    private func clampCross(_ view: View, _ length: CGFloat) -> CGFloat {
        axis == .horizontal ? view.sizeRules.clampedHeight(length) : view.sizeRules.clampedWidth(length)
    }

    private func hugging(_ view: View) -> Double {
        axis == .horizontal ? view.horizontalHuggingPriority.rawValue : view.verticalHuggingPriority.rawValue
    }

    private func resistance(_ view: View) -> Double {
        axis == .horizontal
            ? view.horizontalCompressionResistancePriority.rawValue
            : view.verticalCompressionResistancePriority.rawValue
    }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

    private func cross(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func size(main: CGFloat, cross: CGFloat) -> CGSize {
        axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    private func setMain(_ size: inout CGSize, _ length: CGFloat) {
        if axis == .horizontal { size.width = length } else { size.height = length }
    }

    private func setCross(_ size: inout CGSize, _ length: CGFloat) {
        if axis == .horizontal { size.height = length } else { size.width = length }
    }
}
