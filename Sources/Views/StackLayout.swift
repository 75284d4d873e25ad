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
    ///
    /// With `fillsWidth` the offered width is the stack's own and not only a limit.
    func fittingSize(in offered: CGSize, fillsWidth: Bool) -> CGSize {
        guard !views.isEmpty else { return .zero }
        let isFinal = (main: fillsWidth && axis == .horizontal, cross: fillsWidth && axis == .vertical)
        let sizes = sizes(in: offered, isFinal: isFinal)
        var length = sizes.reduce(0) { $0 + main($1) }
        if distribution == .fillEqually {
            length = (sizes.map(main).max() ?? 0) * CGFloat(sizes.count)
        }
        return size(main: length + totalGap, cross: crossExtent(of: sizes))
    }

    /// Frames of `views` in left-to-right coordinates of a stack of the given inner size.
    func frames(in inner: CGSize) -> [CGRect] {
        guard !views.isEmpty else { return [] }
        let sizes = sizes(in: inner, isFinal: (main: true, cross: true))
        let starts = starts(of: sizes.map(main), in: main(inner))
        let baseline = sharedBaseline(of: sizes)
        return views.indices.map { index in
            let across = cross(of: views[index], sizes[index], in: cross(inner), baseline)
            let length = main(sizes[index])
            return axis == .horizontal
                ? CGRect(x: starts[index], y: across.start, width: length, height: across.length)
                : CGRect(x: across.start, y: starts[index], width: across.length, height: length)
        }
    }

    /// Sizes after sharing the main length; a length that is final is the stack's own and is filled.
    private func sizes(in offered: CGSize, isFinal: (main: Bool, cross: Bool)) -> [CGSize] {
        switch axis {
        case .vertical: columnSizes(in: offered, isFinal: isFinal)
        case .horizontal: rowSizes(in: offered, isFinal: isFinal)
        }
    }

    private func columnSizes(in offered: CGSize, isFinal: (main: Bool, cross: Bool)) -> [CGSize] {
        let unlimited = CGSize(width: offered.width, height: .infinity)
        var sizes = views.map { $0.measuredSize(in: unlimited, parent: offered) }
        if alignment == .fill {
            let width = isFinal.cross ? offered.width : sizes.map(\.width).max() ?? 0
            for (index, view) in views.enumerated() where !hasOwnCross(view) {
                sizes[index].width = view.sizeRules.clampedWidth(width, in: offered.width)
                sizes[index].height = view.fittingHeight(forWidth: sizes[index].width, parent: offered)
            }
        }
        let room = offered.height - totalGap
        guard room.isFinite else { return sizes }
        let lengths = shares(
            sizes.map(\.height),
            room: max(0, room),
            parent: offered.height,
            isFinal: isFinal.main
        )
        for index in sizes.indices { sizes[index].height = lengths[index] }
        return sizes
    }

    private func rowSizes(in offered: CGSize, isFinal: (main: Bool, cross: Bool)) -> [CGSize] {
        let unlimited = CGSize(width: .infinity, height: offered.height)
        var sizes = views.map { $0.measuredSize(in: unlimited, parent: offered) }
        let room = offered.width - totalGap
        if room.isFinite {
            let lengths = shares(
                sizes.map(\.width),
                room: max(0, room),
                parent: offered.width,
                isFinal: isFinal.main
            )
            for (index, view) in views.enumerated() where sizes[index].width != lengths[index] {
                sizes[index].width = lengths[index]
                sizes[index].height = view.fittingHeight(forWidth: lengths[index], parent: offered)
            }
        }
        guard alignment == .fill, isFinal.cross else { return sizes }
        for (index, view) in views.enumerated() where !hasOwnCross(view) {
            sizes[index].height = view.sizeRules.clampedHeight(offered.height, in: offered.height)
        }
        return sizes
    }

    private func shares(
        _ natural: [CGFloat],
        room: CGFloat,
        parent: CGFloat,
        isFinal: Bool
    ) -> [CGFloat] {
        let total = natural.reduce(0, +)
        switch distribution {
        case .fillEqually where isFinal || total > room || hasShare:
            return natural.map { _ in room / CGFloat(natural.count) }
        case .fillProportionally where (isFinal || total > room) && total > 0:
            return natural.map { $0 / total * room }
        case .fill where isFinal && total < room:
            return StackSharing.grown(claims(natural, in: parent, hugging), to: room)
        case .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering:
            guard total > room else { return natural }
            return StackSharing.shrunk(claims(natural, in: parent, resistance), to: room)
        }
    }

    private func claims(
        _ lengths: [CGFloat],
        in parent: CGFloat,
        _ priority: (View) -> Double
    ) -> [StackSharing.Claim] {
        zip(views, lengths).map { view, length in
            let limits = limits(of: view, length, in: parent)
            return StackSharing.Claim(
                length: length,
                least: limits.least,
                most: limits.most,
                priority: priority(view)
            )
        }
    }

    /// How short and how long a view may become along the stack.
    private func limits(
        of view: View,
        _ length: CGFloat,
        in parent: CGFloat
    ) -> (least: CGFloat, most: CGFloat) {
        guard !isFixed(view) else { return (length, length) }
        let rules = view.sizeRules
        switch axis {
        case .horizontal:
            return (rules.clampedWidth(0, in: parent), rules.clampedWidth(.infinity, in: parent))
        case .vertical:
            return (rules.clampedHeight(0, in: parent), rules.clampedHeight(.infinity, in: parent))
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
        // Stretching a row's picture down would break its ratio.
        if axis == .horizontal { return rules.height != nil || rules.aspectRatio != nil }
        return rules.width != nil || (rules.aspectRatio != nil && rules.height != nil)
    }

    private func hasFixedCross(_ view: View) -> Bool {
        (axis == .horizontal ? view.sizeRules.height : view.sizeRules.width) != nil
    }

    private func isFixed(_ view: View) -> Bool {
        (axis == .horizontal ? view.sizeRules.width : view.sizeRules.height) != nil
            || (view.sizeRules.aspectRatio != nil && hasFixedCross(view))
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
}
