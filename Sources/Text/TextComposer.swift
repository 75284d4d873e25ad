internal import Foundation
internal import Graphics

/// Cuts text into paragraphs and has each shaped.
struct TextComposer {
    let environment: TextEnvironment

    func paragraphs(of text: AttributedText) -> [ShapedParagraph] {
        var result: [ShapedParagraph] = []
        var pieces: [ParagraphShaper.Piece] = []
        var metrics = LineMetrics.systemFontPerEm
        for (index, segment) in text.segments.enumerated() {
            let look = look(of: segment, index)
            metrics = look.metrics
            var rest = segment.text[...]
            while let end = rest.unicodeScalars.firstIndex(where: Self.endsParagraph) {
                pieces.append(look.with(rest[..<end]))
                result.append(shape(pieces, metrics))
                pieces = []
                rest = rest[Self.skip(rest, from: end)...]
            }
            if !rest.isEmpty { pieces.append(look.with(rest)) }
        }
        result.append(shape(pieces, metrics))
        return result
    }

    private func shape(_ pieces: [ParagraphShaper.Piece], _ metrics: LineMetrics) -> ShapedParagraph {
        ParagraphShaper(
            pieces: pieces.filter { !$0.text.isEmpty },
            locale: environment.traits.locale,
            direction: environment.traits.direction
        ).shape(emptyMetrics: pieces.first?.metrics ?? metrics)
    }

    private func look(of segment: AttributedText.Segment, _ index: Int) -> ParagraphShaper.Piece {
        let attributes = segment.attributes
        return ParagraphShaper.Piece(
            text: "",
            segment: index,
            font: attributes.font,
            size: attributes.font.resolvedSize(for: environment.traits),
            kern: attributes.kern,
            baselineOffset: attributes.baselineOffset,
            metrics: environment.metrics(of: attributes.font),
            chain: environment.fonts.chain(for: attributes.font, locale: environment.traits.locale)
        )
    }

    /// Line feed, carriage return, line and paragraph separators.
    private static func endsParagraph(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    /// The index behind a paragraph's end; a carriage return and a line feed count as one.
    private static func skip(_ text: Substring, from end: Substring.Index) -> Substring.Index {
        let scalars = text.unicodeScalars
        let next = scalars.index(after: end)
        guard scalars[end] == "\r", next < scalars.endIndex, scalars[next] == "\n" else { return next }
        return scalars.index(after: next)
    }
}

extension ParagraphShaper.Piece {
    /// The same look for another text.
    fileprivate func with(_ text: Substring) -> Self {
        var piece = self
        piece.text = text
        return piece
    }
}
