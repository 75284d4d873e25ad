internal import Foundation
internal import Graphics

/// Sets shaped paragraphs into lines of a width: breaks, shortens, orders and stacks them.
struct LineComposer {
    let style: ParagraphStyle
    let environment: TextEnvironment
    let text: AttributedText

    /// A line as clusters, before its glyphs are placed.
    private struct Draft {
        var paragraph: Int
        var range: Range<Int>
        /// True when this is the last line allowed and text remains.
        var isCut: Bool
    }

    func compose(_ paragraphs: [ShapedParagraph], width: Double) -> ShapedText {
        var result = ShapedText.empty
        for paragraph in paragraphs {
            result.missingCharacters += paragraph.missing.filter { !result.missingCharacters.contains($0) }
        }
        var bottom = 0.0
        for draft in drafts(paragraphs, width: width) {
            let paragraph = paragraphs[draft.paragraph]
            let content = content(of: draft, paragraph, width: width)
            let metrics = content.metrics(in: paragraph)
            var line = BidiOrder(paragraph: paragraph).line(content)
            line.top = result.lines.isEmpty ? 0 : bottom + style.lineSpacing
            line.baseline = line.top + metrics.ascent
            line.height = metrics.height
            line.isTruncated = draft.isCut
            result.width = max(result.width, line.width)
            result.height = line.top + line.height
            result.isTruncated = result.isTruncated || draft.isCut
            bottom = result.height + metrics.leading
            result.lines.append(line)
        }
        return result
    }

    private func drafts(_ paragraphs: [ShapedParagraph], width: Double) -> [Draft] {
        var drafts: [Draft] = []
        let limit = style.numberOfLines > 0 ? style.numberOfLines : Int.max
        for (index, paragraph) in paragraphs.enumerated() {
            let left = limit - drafts.count
            let breaker = LineBreaker(
                paragraph: paragraph,
                mode: style.lineBreakMode,
                locale: environment.traits.locale
            )
            let ranges = breaker.lines(width: width, limit: left)
            drafts += ranges.map { Draft(paragraph: index, range: $0, isCut: false) }
            guard drafts.count == limit, let last = ranges.last else { continue }
            let end = paragraph.trimmedEnd(of: last)
            let isTooLong =
                paragraph.length(of: last.lowerBound..<end) > width + LineBreaker.tolerance
            drafts[limit - 1].isCut = isTooLong || index + 1 < paragraphs.count
            break
        }
        return drafts
    }

    private func content(of draft: Draft, _ paragraph: ShapedParagraph, width: Double) -> LineContent {
        guard draft.isCut else {
            let end = paragraph.trimmedEnd(of: draft.range)
            return LineContent(parts: [.clusters(draft.range.lowerBound..<end)])
        }
        let shortener = LineShortener(paragraph: paragraph, width: width)
        guard style.lineBreakMode.isTruncating else {
            return shortener.clipped(
                draft.range,
                byWords: style.lineBreakMode == .byWordWrapping,
                locale: environment.traits.locale
            )
        }
        let ellipsis = ellipsis(for: paragraph)
        let isMoreBelow =
            paragraph.length(of: draft.range.lowerBound..<paragraph.trimmedEnd(of: draft.range))
            <= width + LineBreaker.tolerance
        return shortener.shortened(
            draft.range,
            mode: isMoreBelow ? .byTruncatingTail : style.lineBreakMode,
            ellipsis: ellipsis
        )
    }

    /// The ellipsis in the label's own font (semantics 8).
    private func ellipsis(for paragraph: ShapedParagraph) -> ShapedParagraph {
        let attributes = text.segments[min(paragraph.lastSegment, text.segments.count - 1)].attributes
        var ellipsis = environment.paragraphs(of: AttributedText("\u{2026}", attributes))[0]
        for index in ellipsis.runs.indices {
            ellipsis.runs[index].segment = paragraph.lastSegment
            ellipsis.runs[index].level = paragraph.isRightToLeft ? 1 : 0
        }
        return ellipsis
    }
}
