internal import Graphics

/// Leaves out of a line what does not fit, with or without an ellipsis in its place.
struct LineShortener {
    let paragraph: ShapedParagraph
    let width: Double

    /// As much of the range as fits beside an ellipsis at the tail, the head or in the middle.
    func shortened(_ range: Range<Int>, mode: LineBreakMode, ellipsis: ShapedParagraph) -> LineContent {
        let room = width - ellipsis.width
        let end = paragraph.trimmedEnd(of: range)
        let whole = range.lowerBound..<end
        var content = LineContent(parts: [], ellipsis: ellipsis)
        switch mode {
        case .byTruncatingHead:
            content.parts = [.ellipsis, .clusters(suffix(of: whole, room: room))]
        case .byTruncatingMiddle:
            let head = prefix(of: whole, room: room / 2)
            let rest = head.upperBound..<end
            let tail = suffix(of: rest, room: room - paragraph.length(of: head))
            content.parts = [.clusters(head), .ellipsis, .clusters(tail)]
        case .byTruncatingTail, .byClipping, .byCharWrapping, .byWordWrapping:
            content.parts = [.clusters(prefix(of: whole, room: room)), .ellipsis]
        }
        return content
    }

    /// The range as far as it is seen without an ellipsis: wrapped at a word or a character, or clipped.
    func clipped(_ range: Range<Int>, byWords: Bool, locale: String) -> LineContent {
        let breaker = LineBreaker(
            paragraph: paragraph,
            mode: byWords ? .byWordWrapping : .byCharWrapping,
            locale: locale
        )
        let end = min(range.upperBound, breaker.firstLineEnd(from: range.lowerBound, width: width))
        return LineContent(
            parts: [.clusters(range.lowerBound..<paragraph.trimmedEnd(of: range.lowerBound..<end))]
        )
    }

    private func prefix(of range: Range<Int>, room: Double) -> Range<Int> {
        let limit = paragraph.positions[range.lowerBound] + room + LineBreaker.tolerance
        var end = range.lowerBound
        while end < range.upperBound, paragraph.positions[end + 1] <= limit { end += 1 }
        return range.lowerBound..<paragraph.trimmedEnd(of: range.lowerBound..<end)
    }

    private func suffix(of range: Range<Int>, room: Double) -> Range<Int> {
        let limit = paragraph.positions[range.upperBound] - room - LineBreaker.tolerance
        var start = range.upperBound
        while start > range.lowerBound, paragraph.positions[start - 1] >= limit { start -= 1 }
        while start < range.upperBound, paragraph.clusters[start].isWhite { start += 1 }
        return start..<range.upperBound
    }
}
