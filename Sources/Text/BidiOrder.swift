internal import Graphics

/// Puts a line's runs into visual order (rule L2 of the Unicode bidirectional algorithm) and places their glyphs.
struct BidiOrder {
    let paragraph: ShapedParagraph

    /// Clusters of one run, still in logical order.
    private struct Piece {
        /// True for the ellipsis, which comes from a paragraph of its own.
        var isEllipsis: Bool
        var run: Int
        var level: UInt8
        var clusters: Range<Int>
    }

    func line(_ content: LineContent) -> ShapedText.Line {
        var line = ShapedText.Line(
            runs: [],
            width: 0,
            top: 0,
            baseline: 0,
            height: 0,
            isRightToLeft: paragraph.isRightToLeft,
            isTruncated: false
        )
        let pieces = visualOrder(pieces(of: content))
        line.runs.reserveCapacity(pieces.count)
        for piece in pieces {
            let source = piece.isEllipsis ? content.ellipsis ?? paragraph : paragraph
            let run = place(piece, of: source, at: line.width)
            line.width += run.width
            line.runs.append(run)
        }
        return line
    }

    private func pieces(of content: LineContent) -> [Piece] {
        var pieces: [Piece] = []
        for part in content.parts {
            switch part {
            case .clusters(let range): append(range, of: paragraph, isEllipsis: false, to: &pieces)
            case .ellipsis:
                guard let ellipsis = content.ellipsis else { continue }
                append(0..<ellipsis.clusters.count, of: ellipsis, isEllipsis: true, to: &pieces)
            }
        }
        return pieces
    }

    private func append(
        _ range: Range<Int>,
        of source: ShapedParagraph,
        isEllipsis: Bool,
        to pieces: inout [Piece]
    ) {
        for index in source.runs(of: range) {
            let piece = Piece(
                isEllipsis: isEllipsis,
                run: index,
                level: source.runs[index].level,
                clusters: source.runs[index].clusters.clamped(to: range)
            )
            pieces.append(piece)
        }
    }

    private func visualOrder(_ pieces: [Piece]) -> [Piece] {
        guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
        var order = pieces
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                guard order[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, order[end].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    private func place(_ piece: Piece, of source: ShapedParagraph, at x: Double) -> ShapedText.Run {
        let run = source.runs[piece.run]
        let scale = run.scale
        let isBackwards = piece.level % 2 == 1
        let (first, last) = (piece.clusters.lowerBound, piece.clusters.upperBound)
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(source.firstGlyph(of: last) - source.firstGlyph(of: first))
        var pen = 0.0
        for step in 0..<last - first {
            let cluster = isBackwards ? last - 1 - step : first + step
            for index in source.firstGlyph(of: cluster)..<source.firstGlyph(of: cluster + 1) {
                let glyph = source.glyphs[index]
                let position = GlyphRun.Glyph(
                    id: glyph.id,
                    x: Float(pen + Double(glyph.x) * scale),
                    y: Float(-Double(glyph.y) * scale - run.baselineOffset)
                )
                glyphs.append(position)
                pen += Double(glyph.advance) * scale
            }
            pen += run.kern
        }
        let glyphRun = GlyphRun(face: run.face.face, size: run.size, slant: run.slant, glyphs: glyphs)
        return ShapedText.Run(glyphs: glyphRun, x: x, width: pen, segment: run.segment)
    }
}
