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
        switch mode {
        case .byTruncatingHead:
            return LineContent(parts: [.ellipsis(ellipsis), .clusters(suffix(of: whole, room: room))])
        case .byTruncatingMiddle:
            let head = prefix(of: whole, room: room / 2)
            let rest = head.upperBound..<end
            let tail = suffix(of: rest, room: room - paragraph.length(of: head))
            return LineContent(parts: [.clusters(head), .ellipsis(ellipsis), .clusters(tail)])
        case .byTruncatingTail, .byClipping, .byCharWrapping, .byWordWrapping:
            return LineContent(parts: [.clusters(prefix(of: whole, room: room)), .ellipsis(ellipsis)])
        }
    }

    /// The range as far as it is seen without an ellipsis: wrapped at a word or a character, or clipped.
    func clipped(_ range: Range<Int>, byWords: Bool, _ environment: TextEnvironment) -> LineContent {
        let mode: LineBreakMode = byWords ? .byWordWrapping : .byCharWrapping
        var rest = paragraph
        let first = range.lowerBound
        rest.clusters = Array(paragraph.clusters[range])
        rest.positions = paragraph.positions[first...range.upperBound].map { $0 - paragraph.positions[first] }
        let breaker = LineBreaker(paragraph: rest, mode: mode, locale: environment.traits.locale)
        let line = breaker.lines(width: width, limit: .max).first ?? 0..<0
        let seen = (first + line.lowerBound)..<(first + line.upperBound)
        return LineContent(parts: [.clusters(seen.lowerBound..<paragraph.trimmedEnd(of: seen))])
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
