/// Cuts a shaped paragraph into lines, greedily, as UILabel does.
struct LineBreaker {
    let paragraph: ShapedParagraph
    let mode: LineBreakMode
    let locale: String

    /// Rounding noise a line may exceed its width by, in points.
    static let tolerance = 1e-6

    /// Ranges of clusters, one per line, trailing spaces included; at most `limit` lines.
    ///
    /// When the limit is reached the last range is the whole rest of the paragraph.
    func lines(width: Double, limit: Int) -> [Range<Int>] {
        let count = paragraph.clusters.count
        if limit == 1 || paragraph.width <= width + Self.tolerance { return [0..<count] }
        let breaks = breaks
        var lines: [Range<Int>] = []
        var start = 0
        while start < count {
            if lines.count + 1 == limit {
                lines.append(start..<count)
                return lines
            }
            let end = lineEnd(from: start, width: width, breaks)
            lines.append(start..<end)
            start = end
        }
        return lines
    }

    /// Where the line ends that starts at a cluster.
    func firstLineEnd(from start: Int, width: Double) -> Int {
        guard start < paragraph.clusters.count else { return start }
        return lineEnd(from: start, width: width, breaks)
    }

    /// Nil for breaks between any two characters.
    private var breaks: LineBreaks? {
        mode == .byCharWrapping ? nil : LineBreaks(bytes: paragraph.bytes, locale: locale)
    }

    private func lineEnd(from start: Int, width: Double, _ breaks: LineBreaks?) -> Int {
        let clusters = paragraph.clusters
        let limit = paragraph.positions[start] + width + Self.tolerance
        var lastBreak = start
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if index > start, breaks?.canBreak(before: Int(cluster.start)) ?? !cluster.isWhite {
                lastBreak = index
            }
            if !cluster.isWhite, paragraph.positions[index + 1] > limit {
                if lastBreak > start { return lastBreak }
                return max(index, start + 1)
            }
        }
        return clusters.count
    }
}
