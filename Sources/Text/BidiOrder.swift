internal import Graphics

/// Puts a line's runs into visual order (rule L2 of the Unicode bidirectional algorithm) and places their glyphs.
enum BidiOrder {
    /// Clusters of one run, still in logical order.
    private struct Piece {
        var source: ShapedParagraph
        var run: ShapedParagraph.Run
        var clusters: Range<Int>
    }

    static func line(_ content: LineContent, of paragraph: ShapedParagraph) -> ShapedText.Line {
        var line = ShapedText.Line(
            runs: [],
            width: 0,
            top: 0,
            baseline: 0,
            height: 0,
            isRightToLeft: paragraph.isRightToLeft,
            isTruncated: false
        )
        for piece in visualOrder(pieces(of: content, paragraph)) {
            let run = place(piece, at: line.width)
            line.width += run.width
            line.runs.append(run)
        }
        return line
    }

    private static func pieces(of content: LineContent, _ paragraph: ShapedParagraph) -> [Piece] {
        content.parts.flatMap { part in
            switch part {
            case .clusters(let range): pieces(of: range, paragraph)
            case .ellipsis(let ellipsis): pieces(of: 0..<ellipsis.clusters.count, ellipsis)
            }
        }
    }

    private static func pieces(of range: Range<Int>, _ source: ShapedParagraph) -> [Piece] {
        guard !range.isEmpty else { return [] }
        let first = source.clusters[range.lowerBound].run
        let last = source.clusters[range.upperBound - 1].run
        return (first...last).map { index in
            let run = source.runs[index]
            return Piece(source: source, run: run, clusters: run.clusters.clamped(to: range))
        }
    }

    private static func visualOrder(_ pieces: [Piece]) -> [Piece] {
        guard let highest = pieces.map(\.run.level).max(), highest > 0 else { return pieces }
        var order = pieces
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                guard order[start].run.level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, order[end].run.level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    private static func place(_ piece: Piece, at x: Double) -> ShapedText.Run {
        let source = piece.source
        let isBackwards = piece.run.level % 2 == 1
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(piece.clusters.count + 4)
        var pen = 0.0
        let count = piece.clusters.count
        for step in 0..<count {
            let index = isBackwards ? piece.clusters.upperBound - 1 - step : piece.clusters.lowerBound + step
            for glyph in source.glyphs[source.clusters[index].glyphs] {
                let position = GlyphRun.Glyph(
                    id: glyph.id,
                    x: Float(pen + glyph.x),
                    y: Float(glyph.y - piece.run.baselineOffset)
                )
                glyphs.append(position)
                pen += glyph.advance
            }
        }
        let run = GlyphRun(
            face: piece.run.face.face,
            size: piece.run.size,
            slant: piece.run.slant,
            glyphs: glyphs
        )
        return ShapedText.Run(glyphs: run, x: x, width: pen, segment: piece.run.segment)
    }
}
