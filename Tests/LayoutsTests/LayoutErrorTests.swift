import Foundation
import Graphics
import Layouts
import Testing

struct LayoutErrorTests {
    private let list = Container(width: 320, height: 480)
    private let fine = SectionSizes(items: .lengths([1, 2]))

    private func error(_ section: SectionSizes, _ layout: SectionLayout) -> LayoutError? {
        #expect(throws: LayoutError.self) {
            try ListLayout.placement(of: [fine, section], layouts: [.table, layout], in: list)
        }
    }

    @Test(arguments: [Double.infinity, -Double.infinity, -1, -1e-9])
    func `a length that is no size names section and item`(_ value: Double) {
        let items = ItemSizes.lengths(Array(repeating: 10, count: 70) + [value, value])
        for layout in [SectionLayout.table, .flow, .waterfall] {
            let found = error(SectionSizes(items: items), layout)
            #expect(found == .invalidItemSize(section: 1, item: 70, dimension: .height, value: value))
        }
    }

    @Test func `a width that is not a number names section and item`() {
        let found = error(SectionSizes(items: sized((1, 1), (.nan, 1))), .flow)
        let text = "item 1 of section 1 has the width nan; a finite number from 0 is needed"
        #expect(found?.description == text)
        let uniform = ItemSizes.uniform(CGSize(width: 10, height: -1), count: 3)
        let negative = error(SectionSizes(items: uniform), .table)
        #expect(negative == .invalidItemSize(section: 1, item: 0, dimension: .height, value: -1))
    }

    @Test(arguments: [0, -3])
    func `a waterfall needs a column`(_ columns: Int) {
        let found = error(fine, .waterfall(WaterfallOptions(columns: .count(columns))))
        #expect(found == .tooFewColumns(section: 1, columns: columns))
    }

    @Test(arguments: [WaterfallColumns.count(1025), .width(0.001), .minimumWidth(0.001)])
    func `too many columns are refused`(_ columns: WaterfallColumns) {
        let metrics = distances()
        let sizes = SectionSizes(items: .lengths([1]), metrics: metrics)
        let found = error(sizes, .waterfall(WaterfallOptions(columns: columns)))
        #expect(found?.description.contains("at most 1024") == true)
    }

    @Test(arguments: [0.0, -5, .nan, .infinity])
    func `a column width must be a positive number`(_ width: Double) {
        let found = error(fine, .waterfall(WaterfallOptions(columns: .width(width))))
        #expect(found?.description.hasPrefix("the column width of section 1 is") == true)
    }

    @Test func `headers, footers, distances and options must be numbers`() {
        let header = SectionSizes(items: .none, header: .points(-1))
        #expect(error(header, .flow) == .invalidFigure(section: 1, what: "header's length", value: -1))
        let footer = SectionSizes(items: .none, footer: .points(.infinity))
        #expect(
            error(footer, .table) == .invalidFigure(section: 1, what: "footer's length", value: .infinity)
        )
        let spacing = SectionSizes(items: .none, metrics: distances(line: .infinity))
        #expect(error(spacing, .flow) == .invalidFigure(section: 1, what: "line spacing", value: .infinity))
        let radius = SectionLayout.table(TableOptions(cornerRadius: -1))
        #expect(error(fine, radius) == .invalidFigure(section: 1, what: "corner radius", value: -1))
    }

    @Test func `counts must agree`() {
        let uneven = SectionSizes(items: .sizes(widths: [1, 2], heights: [1]))
        #expect(error(uneven, .flow) == .unequalCounts(section: 1, what: "heights", count: 1, items: 2))
        let spans = SectionSizes(items: .lengths([1, 2]), spans: [1])
        #expect(error(spans, .waterfall) == .unequalCounts(section: 1, what: "spans", count: 1, items: 2))
        let none = SectionSizes(items: .lengths([1, 2]), spans: [1, 0])
        #expect(error(none, .waterfall) == .invalidSpan(section: 1, item: 1))
        let many = SectionSizes(items: .uniform(CGSize(width: 1, height: 1), count: 100_000_001))
        #expect(error(many, .flow) == .tooManyItems(section: 1, count: 100_000_001))
        let layouts = #expect(throws: LayoutError.self) {
            try ListLayout.placement(of: [fine, fine], layouts: [.table], in: list)
        }
        #expect(layouts == .layoutCount(sections: 2, layouts: 1))
    }

    @Test func `lengths may not add up to infinity`() {
        let huge = SectionSizes(items: .lengths([1e308, 1e308]))
        #expect(error(huge, .table) == .contentTooLong(section: 1))
    }

    @Test func `the list's own figures must be numbers`() {
        let wide = #expect(throws: LayoutError.self) {
            try ListLayout.placement(of: [], layouts: [], in: Container(width: -1, height: 1))
        }
        #expect(wide == .invalidContainer(what: "width", value: -1))
        let insets = EdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
        let inset = #expect(throws: LayoutError.self) {
            try ListLayout.placement(
                of: [],
                layouts: [],
                in: Container(width: 1, height: 1, contentInsets: insets)
            )
        }
        #expect(inset == .invalidContainer(what: "top content inset", value: .infinity))
    }

    @Test func `questions about what is not there have no answer`() throws {
        let placement = try place(.lengths([1, 2]), by: .table)
        #expect(placement.frame(ofItem: 2, inSection: 0) == nil)
        #expect(placement.frame(ofItem: -1, inSection: 0) == nil)
        #expect(placement.frame(of: .item(0, section: 1)) == nil)
        #expect(placement.headerFrame(ofSection: -1) == nil)
        #expect(placement.sectionFrame(1) == nil)
        #expect(placement.itemCount(ofSection: 1) == nil)
        #expect(placement.reason(ofItem: 0, inSection: 1) == nil)
        #expect(placement.groupBackground(ofSection: 1) == nil)
    }

    @Test(arguments: [SectionLayout.table, .flow, .waterfall])
    func `a rectangle that is no rectangle shows nothing, an endless one all`(_ layout: SectionLayout) throws
    {
        let items = ItemSizes.uniform(CGSize(width: 50, height: 50), count: 100)
        let placement = try place(items, by: layout)
        let broken = [CGRect(.nan, .nan, 10, 10), CGRect(0, 0, .nan, .nan), CGRect.null]
        #expect(broken.allSatisfy { placement.elements(in: $0).isEmpty })
        #expect(placement.element(at: CGPoint(x: 0, y: CGFloat.nan)) == nil)
        #expect(placement.elements(in: CGRect(-1e300, -1e300, 2e300, 2e300)).count == 100)
    }

    @Test func `a list without sections has no content`() throws {
        let placement = try ListLayout.placement(of: [], layouts: [], in: list)
        #expect(placement.contentSize == CGSize(width: 320, height: 0))
        #expect(placement.elements(in: CGRect(0, 0, 320, 480)).isEmpty)
    }
}
