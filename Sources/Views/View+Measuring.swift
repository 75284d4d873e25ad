package import Foundation

extension View {
    /// The size the view wants inside a container of a size, its size rules applied.
    ///
    /// Infinity stands for an unlimited length; a share of the parent's length counts against `parent`.
    package func measuredSize(in offered: CGSize, parent: CGSize) -> CGSize {
        let rules = sizeRules
        var width = rules.width?.resolved(in: parent.width)
        let height = rules.height?.resolved(in: parent.height)
        if let ratio = rules.aspectRatio, ratio > 0, let height, width == nil { width = height * ratio }
        let limit = CGSize(
            width: rules.clampedWidth(width ?? offered.width, in: parent.width),
            height: rules.clampedHeight(height ?? offered.height, in: parent.height)
        )
        if let width {
            let clamped = rules.clampedWidth(width, in: parent.width)
            return CGSize(width: clamped, height: fittingHeight(forWidth: clamped, parent: parent))
        }
        let fitting = sizeThatFits(limit)
        let finalWidth = rules.clampedWidth(min(fitting.width, limit.width), in: parent.width)
        guard finalWidth == fitting.width, rules.aspectRatio == nil, height == nil else {
            return CGSize(width: finalWidth, height: fittingHeight(forWidth: finalWidth, parent: parent))
        }
        return CGSize(width: finalWidth, height: rules.clampedHeight(fitting.height, in: parent.height))
    }

    /// The height the view needs once its width is decided, its size rules applied.
    package func fittingHeight(forWidth width: CGFloat, parent: CGSize) -> CGFloat {
        let rules = sizeRules
        if let height = rules.height?.resolved(in: parent.height) {
            return rules.clampedHeight(height, in: parent.height)
        }
        if let ratio = rules.aspectRatio, ratio > 0, width.isFinite {
            return rules.clampedHeight(width / ratio, in: parent.height)
        }
        return rules.clampedHeight(contentHeight(forWidth: width), in: parent.height)
    }
}
