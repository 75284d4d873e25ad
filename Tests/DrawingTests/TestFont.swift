import Foundation
import Graphics
import Testing

/// Fonts of the Debian packages; a test that needs one ends early where it is absent.
enum TestFont {
    case inter, chinese, emoji

    private var path: String {
        switch self {
        case .inter: "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
        case .chinese: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
        case .emoji: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
        }
    }

    func face() throws -> FontFace {
        guard FileManager.default.fileExists(atPath: path) else {
            try Test.cancel("the font \(path) is not installed")
        }
        return FontFace(path: path, index: 0, name: "test", isBitmapEmoji: self == .emoji)
    }

    /// Glyphs side by side; their numbers are arbitrary, what matters is that they have ink.
    func run(_ ids: [UInt32], size: Double = 17, slant: Double = 0, advance: Float = 12) throws -> GlyphRun {
        let glyphs = ids.enumerated().map { GlyphRun.Glyph(id: $1, x: Float($0) * advance, y: 0) }
        return GlyphRun(face: try face(), size: size, slant: slant, glyphs: glyphs)
    }
}
