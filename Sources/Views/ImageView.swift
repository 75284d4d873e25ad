public import Foundation
public import Graphics

/// A view that shows a picture, as `UIImageView`.
open class ImageView: View {
    public var image: Image? {
        didSet { invalidateIntrinsicContentSize() }
    }

    public init(image: Image? = nil, frame: CGRect = .zero) {
        self.image = image
        super.init(frame: frame)
        if let image, frame == .zero { self.frame.size = image.size }
        isUserInteractionEnabled = false
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// Content that overlaps the bounds shows unless `clipsToBounds` is set, as in UIKit.
    open override func draw(in drawing: inout DisplayListBuilder) {
        guard let image else { return }
        let tint = image.renderingMode == .template ? resolvedTintColor : nil
        let whole = contentMode.frame(of: image.size, in: bounds)
        guard clipsToBounds, whole.width > 0, whole.height > 0 else {
            return drawing.image(image, in: whole, tint: tint)
        }
        let seen = whole.intersection(bounds)
        guard !seen.isNull else { return }
        let source = CGRect(
            x: (seen.minX - whole.minX) / whole.width,
            y: (seen.minY - whole.minY) / whole.height,
            width: seen.width / whole.width,
            height: seen.height / whole.height
        )
        drawing.image(image, source: source, in: seen, tint: tint)
    }

    open override var treeProperties: [TreeProperty] {
        guard let image else { return [] }
        return [
            TreeProperty("image", text: image.name),
            TreeProperty("contentMode", contentMode.rawValue),
        ]
    }
}
