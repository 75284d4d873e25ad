internal import Graphics

/// A paragraph after shaping and before line breaking: glyphs by cluster, in logical order.
///
/// Compact, as the cache keeps many: lengths stay in font units and are scaled where they are used.
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
        /// Points added after every cluster.
        var kern: Double

        /// Points per font unit.
        var scale: Double { size / face.unitsPerEm }
        var slant: Double { face.needsSlant ? Self.obliqueSlant : 0 }

        /// Tangent of 12 degrees, the usual angle of a synthesised oblique.
        private static let obliqueSlant = 0.2126
    }

    /// The smallest piece that can start a line; its glyphs end where those of the next one begin.
    struct Cluster: Sendable {
        /// Byte offset in the paragraph.
        var start: UInt32
        var firstGlyph: UInt32
        var run: UInt32
        var isWhite: Bool
    }

    /// A glyph with its advance and its shift from the pen, in font units, y upwards.
    struct Glyph: Sendable {
        var id: UInt32
        var advance: Int32
        var x: Int32
        var y: Int32
    }

    var bytes: [UInt8] = []
    var isRightToLeft = false
    var runs: [Run] = []
    var clusters: [Cluster] = []
    var glyphs: [Glyph] = []
    /// Distance from the paragraph's start to each cluster in points, one more than there are clusters.
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

    /// The runs that a range of clusters takes part in.
    func runs(of range: Range<Int>) -> Range<Int> {
        guard !range.isEmpty else { return 0..<0 }
        return Int(clusters[range.lowerBound].run)..<Int(clusters[range.upperBound - 1].run) + 1
    }

    /// Where the glyphs of a cluster begin; one more than there are clusters.
    func firstGlyph(of cluster: Int) -> Int {
        cluster < clusters.count ? Int(clusters[cluster].firstGlyph) : glyphs.count
    }
}
