import Foundation
import Graphics
import Layouts

/// Items by width and height.
func sized(_ sizes: (Double, Double)...) -> ItemSizes {
    .sizes(widths: sizes.map(\.0), heights: sizes.map(\.1))
}

func distances(
    line: Double = 0,
    item: Double = 0,
    insets: (top: Double, left: Double, bottom: Double, right: Double) = (0, 0, 0, 0)
) -> SectionMetrics {
    SectionMetrics(
        insets: EdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
        lineSpacing: line,
        interitemSpacing: item
    )
}

/// One section in a list of 320 x 480.
func place(
    _ items: ItemSizes,
    _ metrics: SectionMetrics? = distances(),
    by layout: SectionLayout = .flow,
    spans: [UInt16] = [],
    in container: Container = Container(width: 320, height: 480)
) throws -> Placement {
    let sizes = SectionSizes(items: items, spans: spans, metrics: metrics)
    return try ListLayout.placement(of: [sizes], layout: layout, in: container)
}

extension Placement {
    /// All frames of a section's items.
    func itemFrames(_ section: Int = 0) -> [CGRect] {
        (0..<(itemCount(ofSection: section) ?? 0)).compactMap { frame(ofItem: $0, inSection: section) }
    }
}

extension CGRect {
    init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(x: x, y: y, width: width, height: height)
    }
}
