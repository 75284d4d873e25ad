import Foundation
import Graphics

/// The parts of a picture that become the pages of a PDF.
struct PDFPages {
    /// Points; higher pages are beyond what PDF readers must show (PDF 32000-1, annex C).
    static let heightLimit = 14_400.0

    let pages: [PixelRect]

    /// Cuts between layers where that is possible, so that no row of a list is torn.
    init(_ picture: Picture, whole: PixelRect) {
        let limit = max(1, Int((Self.heightLimit * picture.scale).rounded(.down)))
        let spans = Self.spans(of: picture, limit: limit)
        var pages: [PixelRect] = []
        var top = whole.top
        while whole.bottom - top > limit {
            let cut = Self.cut(above: top + limit, below: top + limit / 2, spans: spans)
            pages.append(PixelRect(left: whole.left, top: top, right: whole.right, bottom: cut))
            top = cut
        }
        pages.append(PixelRect(left: whole.left, top: top, right: whole.right, bottom: whole.bottom))
        self.pages = pages
    }

    /// Rows of the layers that must not be cut: those lower than a tenth of a page, from the top.
    private static func spans(of picture: Picture, limit: Int) -> [Range<Int>] {
        let grid = PixelGrid(scale: picture.scale)
        return picture.layers.map { grid.pixels(of: $0.bounds) }
            .filter { !$0.isEmpty && $0.height < limit / 10 }
            .map { $0.top..<$0.bottom }
            .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    }

    /// The lowest row in a range at which no layer is cut, or the range's end.
    private static func cut(above limit: Int, below lowest: Int, spans: [Range<Int>]) -> Int {
        var cut = limit
        while let crossing = spans.last(where: { $0.lowerBound < cut && cut < $0.upperBound }) {
            cut = crossing.lowerBound
            if cut <= lowest { return limit }
        }
        return cut
    }
}
