import Foundation
import Graphics
import Layouts
import Testing

struct OfferedSizeTests {
    private let list = Container(
        width: 375,
        height: 667,
        contentInsets: EdgeInsets(top: 20, left: 5, bottom: 30, right: 10)
    )
    private let metrics = distances(line: 7, item: 10, insets: (1, 12, 2, 8))

    @Test(arguments: [
        (SectionLayout.table, UInt16(1), 340.0),
        (.table(TableOptions(style: .insetGrouped)), 1, 308),
        (.flow, 1, 340),
        (.waterfall(WaterfallOptions(columns: .count(2))), 1, 165),
        (.waterfall(WaterfallOptions(columns: .count(4))), 2, 165),
        (.waterfall(WaterfallOptions(columns: .count(4))), SectionSizes.allColumns, 340),
    ])
    func `items are offered the room between the insets, or their columns'`(
        _ layout: SectionLayout,
        _ span: UInt16,
        _ width: Double
    ) throws {
        let size = try layout.offeredItemSize(in: list, metrics: metrics, span: span)
        #expect(size == CGSize(width: width, height: 667))
        #expect(try layout.offeredItemWidth(in: list, metrics: metrics, span: span) == width)
    }

    @Test func `headers are offered the list less content insets and group margins`() {
        #expect(SectionLayout.flow.offeredSupplementarySize(in: list) == CGSize(width: 360, height: 667))
        let inset = SectionLayout.table(TableOptions(style: .insetGrouped))
        #expect(inset.offeredSupplementarySize(in: list) == CGSize(width: 328, height: 667))
    }

    @Test func `a horizontal list offers heights`() throws {
        var sideways = list
        sideways.scrollDirection = .horizontal
        let flow = try SectionLayout.flow.offeredItemSize(in: sideways, metrics: metrics)
        #expect(flow == CGSize(width: 375, height: 614))
    }

    @Test func `only a flow takes the measured width`() {
        #expect(SectionLayout.flow.takesMeasuredBreadth)
        #expect(!SectionLayout.table.takesMeasuredBreadth)
        #expect(!SectionLayout.waterfall.takesMeasuredBreadth)
    }
}
