internal import Foundation

extension ContentMode {
    /// Where content of a size lies in bounds; may reach outside them.
    func frame(of content: CGSize, in bounds: CGRect) -> CGRect {
        guard content.width > 0, content.height > 0 else { return bounds }
        let size = size(of: content, in: bounds)
        let space = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
        let share = share
        return CGRect(
            x: bounds.minX + space.width * share.x,
            y: bounds.minY + space.height * share.y,
            width: size.width,
            height: size.height
        )
    }

    private func size(of content: CGSize, in bounds: CGRect) -> CGSize {
        let ratios = (bounds.width / content.width, bounds.height / content.height)
        switch self {
        case .scaleToFill: return bounds.size
        case .scaleAspectFit: return content.scaled(by: min(ratios.0, ratios.1))
        case .scaleAspectFill: return content.scaled(by: max(ratios.0, ratios.1))
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
            return content
        }
    }

    /// The part of the free space that lies left of and above the content.
    private var share: (x: CGFloat, y: CGFloat) {
        switch self {
        case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        }
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        CGSize(width: width * factor, height: height * factor)
    }
}
