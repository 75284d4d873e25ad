/// What a line shows, in logical order: clusters of its paragraph and perhaps an ellipsis.
struct LineContent {
    enum Part {
        case clusters(Range<Int>)
        case ellipsis
    }

    var parts: [Part]
    /// Set when one of the parts is the ellipsis.
    var ellipsis: ShapedParagraph?

    /// The line's measures: the largest of its runs', or the paragraph's own for a line without text.
    func metrics(in paragraph: ShapedParagraph) -> LineMetrics {
        var result: LineMetrics?
        for part in parts {
            switch part {
            case .clusters(let range): union(&result, paragraph.runs[paragraph.runs(of: range)])
            case .ellipsis: union(&result, ellipsis?.runs[...] ?? [])
            }
        }
        return result ?? paragraph.emptyMetrics
    }

    private func union(_ result: inout LineMetrics?, _ runs: ArraySlice<ShapedParagraph.Run>) {
        for run in runs { result = result?.union(run.metrics) ?? run.metrics }
    }
}
