internal import Foundation

extension View {
    /// The size the view wants inside a container of a size, its size rules applied.
    ///
    /// Infinity stands for an unlimited length; a share of the parent's length counts against `parent`.
    func measuredSize(in offered: CGSize, parent: CGSize) -> CGSize {
        let rules = sizeRules
        var width = rules.width?.resolved(in: parent.width)
        var height = rules.height?.resolved(in: parent.height)
        if let ratio = rules.aspectRatio, ratio > 0 {
            if let known = width, height == nil { height = known / ratio }
            if let known = height, width == nil { width = known * ratio }
        }
        if let width, let height {
            return CGSize(width: rules.clampedWidth(width), height: rules.clampedHeight(height))
        }
        let limit = CGSize(
            width: rules.clampedWidth(width ?? offered.width),
            height: rules.clampedHeight(height ?? offered.height)
        )
        let fitting = fittingSize(limit)
        let finalWidth = rules.clampedWidth(width ?? fitting.width)
        var finalHeight = rules.clampedHeight(height ?? fitting.height)
        if let ratio = rules.aspectRatio, ratio > 0, height == nil {
            finalHeight = rules.clampedHeight(finalWidth / ratio)
        }
        return CGSize(width: finalWidth, height: finalHeight)
    }

    /// `sizeThatFits` for a limit that may be infinite, never wider than a finite limit.
    private func fittingSize(_ limit: CGSize) -> CGSize {
        var size = sizeThatFits(limit)
        guard let label = self as? Label, size.width > limit.width else { return size }
        size.width = limit.width
        if label.numberOfLines != 1 { size.height = label.sizeThatFits(limit).height }
        return size
    }
}
