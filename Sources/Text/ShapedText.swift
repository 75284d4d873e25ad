public import Graphics

/// Text set into lines of positioned glyphs: what measuring and drawing share.
public struct ShapedText: Sendable, Hashable {
    /// Glyphs of one font that belong to one segment.
    public struct Run: Sendable, Hashable {
        public var glyphs: GlyphRun
        /// Distance of the run's origin from the line's left edge, and its length; points.
        public var x: Double
        public var width: Double
        /// Which segment of the text gives the run its colours and decorations.
        public var segment: Int
    }

    /// One line, not yet aligned: runs start at the left edge.
    public struct Line: Sendable, Hashable {
        /// In visual order, left to right.
        public var runs: [Run]
        /// Length without trailing spaces, in points.
        public var width: Double
        /// Distances from the top of the text, in points.
        public var top: Double
        public var baseline: Double
        /// Ascent plus descent, in points.
        public var height: Double
        public var isRightToLeft: Bool
        /// True when text was left out of this line.
        public var isTruncated: Bool
    }

    public var lines: [Line]
    /// The longest line, in points, not rounded.
    public var width: Double
    /// From the first line's top to the last line's bottom, in points, not rounded.
    public var height: Double
    /// True when some text is not shown.
    public var isTruncated: Bool
    /// Characters for which no font of the set has a glyph; each once, in order of appearance.
    public var missingCharacters: [Character]

    public static let empty = ShapedText(
        lines: [],
        width: 0,
        height: 0,
        isTruncated: false,
        missingCharacters: []
    )
}
