import Foundation
import Graphics
import Layouts
import Testing

/// Three columns of 100 with gaps of 10 fill the list of 320, unless a test says otherwise.
struct WaterfallTests {
    private let gaps = distances(line: 10, item: 10)

    @Test func `document 002's defaults: three columns, gaps and insets of 10`() throws {
        let placement = try place(.lengths([50, 60, 70, 80]), nil, by: .waterfall)
        let width = (320.0 - 10 - 10 - 2 * 10) / 3
        expectItems(
            placement,
            [
                CGRect(10, 10, width, 50), CGRect(20 + width, 10, width, 60),
                CGRect(30 + 2 * width, 10, width, 70), CGRect(10, 70, width, 80),
            ]
        )
        expectHeight(placement, 160)
    }

    @Test func `an empty list is its insets`() throws {
        let placement = try place(.none, nil, by: .waterfall)
        #expect(placement.contentSize == CGSize(width: 320, height: 20))
    }

    @Test func `an item of no height still keeps the row gap`() throws {
        let layout = SectionLayout.waterfall(WaterfallOptions(columns: .count(1)))
        let placement = try place(.lengths([20, 0, 20]), gaps, by: layout)
        expect(\.minY, of: placement, [0, 30, 40])
        expectHeight(placement, 60)
    }

    @Test(arguments: [2, 3, 4, 5, 9])
    func `the lowest column within 1e-6 of the shortest wins`(_ columns: Int) throws {
        let layout = SectionLayout.waterfall(WaterfallOptions(columns: .count(columns)))
        let others = Array(repeating: 500.0, count: columns - 2)
        let near = try place(.lengths([100.000_000_5, 100] + others + [10]), gaps, by: layout)
        #expect(near.frame(ofItem: columns, inSection: 0)?.minX == 0)
        #expect(near.frame(ofItem: columns, inSection: 0)?.minY == 110.000_000_5)
        let far = try place(.lengths([100.000_01, 100] + others + [10]), gaps, by: layout)
        #expect(far.frame(ofItem: columns, inSection: 0)?.minY == 110)
    }

    @Test func `a span starts below the columns it covers, at the highest place`() throws {
        let placement = try place(
            .lengths([50, 80, 30, 40, 10]),
            gaps,
            by: .waterfall,
            spans: [1, 1, 1, 2, 1]
        )
        expectItems(
            placement,
            [
                CGRect(0, 0, 100, 50), CGRect(110, 0, 100, 80), CGRect(220, 0, 100, 30),
                CGRect(0, 90, 210, 40), CGRect(220, 40, 100, 10),
            ]
        )
    }

    @Test(arguments: [SectionSizes.allColumns, 3, 7])
    func `a full span starts below all columns and nothing fills the gaps above`(_ span: UInt16) throws {
        let placement = try place(
            .lengths([50, 80, 40, 10, 10]),
            gaps,
            by: .waterfall,
            spans: [1, 1, span, 1, 1]
        )
        expectItems(
            placement,
            [
                CGRect(0, 0, 100, 50), CGRect(110, 0, 100, 80), CGRect(0, 90, 320, 40),
                CGRect(0, 140, 100, 10), CGRect(110, 140, 100, 10),
            ]
        )
    }

    @Test(arguments: [
        (WaterfallOrder.shortestFirst, [0.0, 110, 220, 220, 0]),
        (.leftToRight, [0, 110, 220, 0, 110]),
        (.rightToLeft, [220, 110, 0, 220, 110]),
    ])
    func `orders choose the column`(_ order: WaterfallOrder, _ expected: [Double]) throws {
        let layout = SectionLayout.waterfall(WaterfallOptions(order: order))
        let placement = try place(.lengths([60, 80, 20, 50, 30]), gaps, by: layout)
        expect(\.minX, of: placement, expected.map { CGFloat($0) })
    }

    @Test func `in a fixed order a span that does not fit begins the next round`() throws {
        let layout = SectionLayout.waterfall(WaterfallOptions(order: .leftToRight))
        let placement = try place(.lengths([10, 20, 30, 10]), gaps, by: layout, spans: [1, 1, 2, 1])
        expectItems(
            placement,
            [
                CGRect(0, 0, 100, 10), CGRect(110, 0, 100, 20), CGRect(0, 30, 210, 30),
                CGRect(220, 0, 100, 10),
            ]
        )
    }

    @Test(arguments: [
        (WaterfallColumns.width(90), [0.0, 100, 200], 90.0),
        (.minimumWidth(90), [0, 110, 220], 100),
        (.width(1000), [0, 0, 0], 320),
        (.minimumWidth(1000), [0, 0, 0], 320),
        (.minimumWidth(100), [0, 110, 220], 100),
    ])
    func `a column width decides how many fit`(
        _ columns: WaterfallColumns,
        _ expected: [Double],
        _ width: Double
    ) throws {
        let layout = SectionLayout.waterfall(WaterfallOptions(columns: columns))
        let placement = try place(.lengths([60, 80, 20]), gaps, by: layout)
        expect(\.minX, of: placement, expected.map { CGFloat($0) })
        expect(\.width, of: placement, Array(repeating: width, count: 3))
    }

    @Test func `the content has at least the length asked for`() throws {
        let layout = SectionLayout.waterfall(WaterfallOptions(minimumContentLength: 500))
        expectHeight(try place(.lengths([60]), gaps, by: layout), 500)
        expectHeight(try place(.lengths([600]), gaps, by: layout), 600)
    }

    @Test func `sections have their own columns, distances, headers and footers`() throws {
        let first = SectionSizes(
            items: .lengths([50, 60]),
            header: .points(30),
            footer: .points(20),
            metrics: distances(line: 10, item: 20, insets: (5, 10, 5, 10))
        )
        let empty = SectionSizes(items: .none, header: .points(12), metrics: distances(insets: (3, 0, 4, 0)))
        let last = SectionSizes(items: .lengths([40]), metrics: distances())
        let placement = try ListLayout.placement(
            of: [first, empty, last],
            layouts: [
                .waterfall(WaterfallOptions(columns: .count(2))), .waterfall,
                .waterfall(WaterfallOptions(columns: .count(1))),
            ],
            in: Container(width: 320, height: 480)
        )
        expectFrame(placement.headerFrame(ofSection: 0), CGRect(0, 0, 320, 30))
        expectItems(placement, [CGRect(10, 35, 140, 50), CGRect(170, 35, 140, 60)])
        expectFrame(placement.footerFrame(ofSection: 0), CGRect(0, 100, 320, 20))
        expectFrame(placement.headerFrame(ofSection: 1), CGRect(0, 120, 320, 12))
        expectItems(placement, section: 2, [CGRect(0, 139, 320, 40)])
        expectHeight(placement, 179)
    }

    @Test func `horizontal: lanes are rows and widths count`() throws {
        let list = Container(width: 500, height: 320, scrollDirection: .horizontal)
        let placement = try place(.lengths([50, 80, 30, 40]), gaps, by: .waterfall, in: list)
        expectItems(
            placement,
            [
                CGRect(0, 0, 50, 100), CGRect(0, 110, 80, 100), CGRect(0, 220, 30, 100),
                CGRect(40, 220, 40, 100),
            ]
        )
        #expect(placement.contentSize == CGSize(width: 80, height: 320))
    }

    @Test func `right to left: the first column is the right one`() throws {
        let list = Container(width: 320, height: 480, direction: .rightToLeft)
        expect(
            \.minX,
            of: try place(.lengths([50, 80, 30, 40]), gaps, by: .waterfall, in: list),
            [220, 110, 0, 0]
        )
    }

    @Test func `a negative row gap overlaps and the content still holds every item`() throws {
        let layout = SectionLayout.waterfall(WaterfallOptions(columns: .count(1)))
        let placement = try place(.lengths([200, 50]), distances(line: -100), by: layout)
        expect(\.minY, of: placement, [0, 100])
        expectHeight(placement, 200)
    }

    @Test func `asking twice gives the same`() throws {
        let items = ItemSizes.lengths((0..<500).map { Double($0 * 7919 % 240) + 0.3 })
        #expect(try place(items, gaps, by: .waterfall) == place(items, gaps, by: .waterfall))
    }
}
