internal import Graphics

/// A paragraph after shaping and before line breaking: glyphs by cluster, in logical order.
struct ShapedParagraph: Sendable {
    /// Text of one face, size, script, direction and segment.
    struct Run: Sendable {
        var face: LoadedFace
        var size: Double
        var level: UInt8
        var segment: Int
        /// Which clusters, in logical order.
        var clusters: Range<Int>
        /// Line metrics this run asks of its line, in points.
        var metrics: LineMetrics
        var baselineOffset: Double

        var slant: Double { face.needsSlant ? Self.obliqueSlant : 0 }

        /// Tangent of 12 degrees, the usual angle of a synthesised oblique.
        private static let obliqueSlant = 0.2126
    }

    /// The smallest piece that can start a line.
    struct Cluster: Sendable {
        /// Byte offset in the paragraph.
        var start: Int
        /// Points.
        var advance: Double
        var isWhite: Bool
        var run: Int
        var glyphs: Range<Int>
    }

    /// A glyph with its advance and its shift from the pen, in points, y downwards.
    struct Glyph: Sendable {
        var id: UInt32
        var advance: Double
        var x: Double
        var y: Double
    }

    var bytes: [UInt8] = []
    var isRightToLeft = false
    var runs: [Run] = []
    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    /// Distance from the paragraph's start to each cluster, one more than there are clusters.
    var positions: [Double] = [0]
    /// The metrics of a line without text.
    var emptyMetrics: LineMetrics
    /// The segment in whose font an ellipsis at the paragraph's end is set.
    var lastSegment = 0
    var missing: [Character] = []

    /// The whole paragraph's length without trailing spaces.
    var width: Double { positions[trimmedEnd(of: 0..<clusters.count)] }

    /// The end of a range of clusters once trailing spaces are left out.
    func trimmedEnd(of range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isWhite { end -= 1 }
        return end
    }

    /// The length of a range of clusters in points.
    func length(of range: Range<Int>) -> Double {
        positions[range.upperBound] - positions[range.lowerBound]
    }
}
