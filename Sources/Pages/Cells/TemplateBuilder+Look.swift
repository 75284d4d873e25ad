internal import Foundation
internal import Graphics
internal import Views

extension TemplateBuilder {
    func applyLook(of properties: ViewProperties, to view: View) {
        if let color = resolved(properties.backgroundColor) { view.backgroundColor = color }
        if let corners = resolved(properties.cornerRadius) {
            view.corners = corners
            // A picture with round corners is cut by them, as everybody who writes one means.
            if view is ImageView || view is PlaceholderView { view.clipsToBounds = true }
        }
        if let border = resolved(properties.border) {
            view.borderWidth = CGFloat(border.width ?? 1)
            view.borderColor = border.color ?? .separator
        }
        if let shadow = resolved(properties.shadow) {
            view.shadowColor = shadow.color
            view.shadowOpacity = CGFloat(shadow.opacity ?? 1)
            if let offset = shadow.offset { view.shadowOffset = offset }
            if let radius = shadow.radius { view.shadowRadius = CGFloat(radius) }
        }
        if let alpha = resolved(properties.alpha) { view.alpha = CGFloat(alpha) }
        if let hidden = resolved(properties.hidden) { view.isHidden = hidden }
        if let clips = resolved(properties.clipsToBounds) { view.clipsToBounds = clips }
        if let tint = resolved(properties.tintColor) { view.tintColor = tint }
        if let identifier = resolved(properties.id) { view.identifier = identifier }
        if let order = resolved(properties.tap) {
            view.tapOrder = order
            view.isUserInteractionEnabled = true
        }
    }

    func applySizes(of properties: ViewProperties, to view: View) {
        if let width = resolved(properties.width) { view.sizeRules.width = width.viewLength }
        if let height = resolved(properties.height) { view.sizeRules.height = height.viewLength }
        if let length = resolved(properties.minWidth) { view.sizeRules.minWidth = length.viewLength }
        if let length = resolved(properties.maxWidth) { view.sizeRules.maxWidth = length.viewLength }
        if let length = resolved(properties.minHeight) { view.sizeRules.minHeight = length.viewLength }
        if let length = resolved(properties.maxHeight) { view.sizeRules.maxHeight = length.viewLength }
        if let ratio = resolved(properties.aspectRatio) { view.sizeRules.aspectRatio = CGFloat(ratio) }
    }
}

extension Length {
    var viewLength: Views::Length {
        switch self {
        case .points(let points): .points(CGFloat(points))
        case .share(let share): .fraction(CGFloat(share))
        }
    }
}
