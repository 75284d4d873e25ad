public import Foundation

/// A decoded picture that views show; identity makes scaled copies cacheable.
public final class Image: Sendable {
    /// How the pixels take their colour.
    public enum RenderingMode: Sendable, Hashable {
        case original
        /// Only the alpha counts; the tint colour fills it.
        case template
    }

    /// Where the picture came from, for reports and trees; never a path of the machine.
    public let name: String
    public let bitmap: Bitmap
    /// Pixels of the bitmap per point.
    public let scale: Double
    public let renderingMode: RenderingMode

    public init(name: String, bitmap: Bitmap, scale: Double = 1, renderingMode: RenderingMode = .original) {
        self.name = name
        self.bitmap = bitmap
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// The natural size in points.
    public var size: CGSize {
        CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    }
}
