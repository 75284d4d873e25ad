/// What a line shows, in logical order: clusters of its paragraph and perhaps an ellipsis.
struct LineContent {
    enum Part {
        case clusters(Range<Int>)
        case ellipsis(ShapedParagraph)
    }

    var parts: [Part]

    /// The line's measures: the largest of its runs', or the paragraph's own for a line without text.
    func metrics(in paragraph: ShapedParagraph) -> LineMetrics {
        var result: LineMetrics?
        for part in parts {
            switch part {
            case .clusters(let range):
                for run in paragraph.runs where run.clusters.overlaps(range) {
                    result = result?.union(run.metrics) ?? run.metrics
                }
            case .ellipsis(let ellipsis):
                for run in ellipsis.runs { result = result?.union(run.metrics) ?? run.metrics }
            }
        }
        return result ?? paragraph.emptyMetrics
    }
}
