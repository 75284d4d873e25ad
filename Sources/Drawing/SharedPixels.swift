import Foundation
import Graphics

/// Pixels made once for all workers of a renderer: scaled images, emoji and shadows.
final class SharedPixels: Sendable {
    struct EmojiKey: Hashable {
        let face: FontFace
        let glyph: UInt32
        let size: Double
    }

    /// A colour glyph scaled to a text size, and its place relative to the glyph's origin in pixels.
    struct Emoji: Sendable {
        let block: PixelBlock
        let left: Double
        /// Upwards.
        let top: Double
    }

    private struct ImageKey: Hashable {
        let image: ObjectIdentifier
        let request: Resampler.Request
    }

    /// Holds on to the image, so that its identity is not given to another one.
    private struct ScaledImage: Sendable {
        let image: Image
        let block: PixelBlock
    }

    private let images = SharedCache<ImageKey, ScaledImage>(byteLimit: 64 << 20)
    private let emoji = SharedCache<EmojiKey, Emoji?>(byteLimit: 16 << 20)
    private let shadows = SharedCache<ShadowMask.Recipe, ShadowMask>(byteLimit: 16 << 20)

    func scaled(_ image: Image, _ request: Resampler.Request) -> PixelBlock {
        let key = ImageKey(image: ObjectIdentifier(image), request: request)
        return images.value(for: key, byteCount: { $0.block.byteCount }) {
            ScaledImage(image: image, block: Resampler.scale(image.bitmap, request))
        }.block
    }

    func shadow(_ recipe: ShadowMask.Recipe) throws(DrawingError) -> ShadowMask {
        try shadows.value(for: recipe, byteCount: { $0.byteCount }) { () throws(DrawingError) in
            try ShadowMask(recipe)
        }
    }

    /// A colour glyph for a text size in pixels; nil when the font has no bitmap of it.
    func emoji(_ key: EmojiKey, in file: FontFile) throws(DrawingError) -> Emoji? {
        try emoji.value(for: key, byteCount: { $0?.block.byteCount ?? 16 }) { () throws(DrawingError) in
            guard let strike = try file.strike(of: key.glyph), strike.pixelsPerEm > 0 else { return nil }
            let factor = key.size / Double(strike.pixelsPerEm)
            let width = max(1, Int((Double(strike.bitmap.width) * factor).rounded()))
            let height = max(1, Int((Double(strike.bitmap.height) * factor).rounded()))
            let request = Resampler.Request(
                source: CGRect(x: 0, y: 0, width: 1, height: 1),
                width: width,
                height: height,
                columns: 0..<width,
                rows: 0..<height
            )
            return Emoji(
                block: Resampler.scale(strike.bitmap, request),
                left: Double(strike.left) * factor,
                top: Double(strike.top) * factor
            )
        }
    }
}
