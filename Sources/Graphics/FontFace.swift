/// One face of a font file, by which glyph runs name their font; compared by identity.
public final class FontFace: Sendable, Hashable {
    /// The file that holds the face.
    public let path: String
    /// The face's position in a collection, 0 for a single font.
    public let index: Int
    /// PostScript-like name for dumps and reports, for instance `Inter-SemiBold`.
    public let name: String
    /// True when the face holds coloured bitmaps, which are scaled to the text's size when drawn.
    public let isBitmapEmoji: Bool

    public init(path: String, index: Int, name: String, isBitmapEmoji: Bool = false) {
        self.path = path
        self.index = index
        self.name = name
        self.isBitmapEmoji = isBitmapEmoji
    }

    public static func == (a: FontFace, b: FontFace) -> Bool { a === b }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
