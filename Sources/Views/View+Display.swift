package import Foundation
public import Graphics

extension View {
    /// The drawing of this view and its subviews, laid out first; the list's origin is the frame's.
    public func displayList() -> DisplayList {
        layoutIfNeeded()
        var builder = DisplayListBuilder(traits: traits)
        append(to: &builder, at: .zero)
        return builder.list
    }

    /// Appends the view with its frame's corner at a place in the list.
    package func append(to builder: inout DisplayListBuilder, at corner: CGPoint) {
        guard !isHidden, alpha > 0 else { return }
        let rect = CGRect(origin: corner, size: frame.size)
        let isGroup = alpha < 1 || transform != .identity
        if isGroup {
            builder.beginGroup(clip: nil, alpha: min(alpha, 1), transform: groupTransform(at: rect))
        }
        builder.origin = .zero
        appendBackground(to: &builder, rect)
        if clipsToBounds {
            builder.beginGroup(clip: RoundedRect(rect, corners: corners), alpha: 1, transform: .identity)
        }
        let contentOrigin = CGPoint(x: corner.x - boundsOrigin.x, y: corner.y - boundsOrigin.y)
        builder.origin = contentOrigin
        draw(in: &builder)
        for subview in subviews {
            let place = CGPoint(
                x: contentOrigin.x + subview.frame.origin.x,
                y: contentOrigin.y + subview.frame.origin.y
            )
            subview.append(to: &builder, at: place)
        }
        builder.origin = .zero
        if clipsToBounds { builder.endGroup() }
        if borderWidth > 0 {
            builder.border(rect, corners: corners, width: borderWidth, borderColor ?? .black)
        }
        if isGroup { builder.endGroup() }
    }

    /// A layer that clips has no shadow outside its bounds (uikit-facts 6).
    private func appendBackground(to builder: inout DisplayListBuilder, _ rect: CGRect) {
        if shadowOpacity > 0, !clipsToBounds {
            let color = (shadowColor ?? .black).resolved(for: builder.traits)
            let shadow = Shadow(
                color: color.multipliedAlpha(by: min(shadowOpacity, 1)),
                offset: shadowOffset,
                radius: shadowRadius
            )
            builder.shadow(rect, corners: corners, shadow)
        }
        if let backgroundColor { builder.fill(rect, corners: corners, backgroundColor) }
        if let backgroundGradient { builder.fill(rect, corners: corners, backgroundGradient) }
    }

    /// The transform about the view's center, in list coordinates.
    private func groupTransform(at rect: CGRect) -> AffineTransform {
        guard transform != .identity else { return .identity }
        var result = AffineTransform(translationByX: -rect.midX, byY: -rect.midY)
        result.append(transform)
        result.append(AffineTransform(translationByX: rect.midX, byY: rect.midY))
        return result
    }
}
