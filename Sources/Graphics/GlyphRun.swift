/// Glyphs of one font and size in visual order, positioned relative to the run's origin on the baseline.
public struct GlyphRun: Sendable, Hashable {
    /// A glyph and the position of its origin, in points, y downwards.
    public struct Glyph: Sendable, Hashable {
        public var id: UInt32
        public var x: Float
        public var y: Float

        public init(id: UInt32, x: Float, y: Float) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    public var face: FontFace
    /// Font size in points.
    public var size: Double
    /// Synthesised slant: the horizontal shift per unit of height, 0 for upright.
    public var slant: Double
    public var glyphs: [Glyph]

    public init(face: FontFace, size: Double, slant: Double = 0, glyphs: [Glyph]) {
        self.face = face
        self.size = size
        self.slant = slant
        self.glyphs = glyphs
    }
}
