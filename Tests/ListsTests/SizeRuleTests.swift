import Foundation
import Graphics
import Layouts
import Lists
import Testing

/// A binding with what its array said, too.
private func binding(
    size: CGSize? = nil,
    height: CGFloat? = nil,
    arraySize: CGSize? = nil,
    arrayHeight: CGFloat? = nil,
    isAutomatic: Bool = false
) -> SizeBinding {
    var binding = SizeBinding(isAutomatic: isAutomatic, size: size, height: height)
    binding.arraySize = arraySize
    binding.arrayHeight = arrayHeight
    return binding
}

private let size = CGSize(width: 30, height: 31)
private let arraySize = CGSize(width: 50, height: 51)

/// A named binding, and the size it must lead to.
private struct SizeCase: CustomTestStringConvertible {
    let testDescription: String
    let binding: SizeBinding
    let width: CGFloat
    let height: CGFloat

    init(_ name: String, _ binding: SizeBinding, _ width: CGFloat, _ height: CGFloat) {
        testDescription = name
        self.binding = binding
        self.width = width
        self.height = height
    }
}

@Suite struct SizeRuleTests {
    /// Semantics 1, "Size of a collection item"; the list is 375 wide, the cell measures itself as 70 x 71.
    private static let collectionCases = [
        SizeCase("automatic beats all", binding(size: size, height: 40, isAutomatic: true), 70, 71),
        SizeCase("size beats height", binding(size: size, height: 40), 30, 31),
        SizeCase("height beats the array's size", binding(height: 40, arraySize: arraySize), 375, 40),
        SizeCase("the array's size beats its height", binding(arraySize: arraySize, arrayHeight: 60), 50, 51),
        SizeCase("the array's height comes last", binding(arrayHeight: 60), 375, 60),
        SizeCase("nothing is zero", binding(), 0, 0),
    ]

    @Test(arguments: collectionCases)
    private func `a collection item takes the first size that was said`(rule: SizeCase) throws {
        let item = ListItem(className: "EchoCell", data: echo(70, 71), size: rule.binding)
        let content = ListContent(sections: [ListSection(items: [item], metrics: .zero)], layout: .flow)
        #expect(try itemSizes(content) == [CGSize(width: rule.width, height: rule.height)])
    }

    /// Semantics 1, "Table row": automatic, then height; a row takes no size.
    private static let rowCases = [
        SizeCase("automatic beats height", binding(height: 40, isAutomatic: true), 375, 71),
        SizeCase("height", binding(size: size, height: 40), 375, 40),
        SizeCase("the array's height", binding(arrayHeight: 60), 375, 60),
        SizeCase("own height beats the array's", binding(height: 40, arrayHeight: 60), 375, 40),
        SizeCase("a size is nothing", binding(size: size), 375, 0),
        SizeCase("nothing is zero", binding(), 375, 0),
    ]

    @Test(arguments: rowCases)
    private func `a table row takes the first height that was said`(rule: SizeCase) throws {
        let item = ListItem(className: "EchoCell", data: echo(70, 71), size: rule.binding)
        let content = ListContent(sections: [ListSection(items: [item])])
        #expect(try itemSizes(content) == [CGSize(width: rule.width, height: rule.height)])
    }

    @Test(
        arguments: [
            (binding(size: size, height: 40), SectionLayout.flow, 31),
            (binding(height: 40, arraySize: arraySize), .flow, 40),
            (binding(isAutomatic: true), .flow, 71),
            (binding(size: size, height: 40), .table, 40),
            (binding(arrayHeight: 60), .table, 60),
            (binding(isAutomatic: true), .table, 71),
            (binding(), .table, 28),
        ] as [(SizeBinding, SectionLayout, CGFloat)]
    )
    func `headers and footers follow the same order`(
        binding: SizeBinding,
        layout: SectionLayout,
        height: CGFloat
    ) throws {
        let item = ListItem(className: "EchoCell", data: echo(70, 71), size: binding)
        let section = ListSection(items: [ListItem(className: nil)], header: item, footer: item)
        let placement = try adapter(ListContent(sections: [section], layout: layout)).placement
        #expect(placement.headerFrame(ofSection: 0)?.height == height)
        #expect(placement.footerFrame(ofSection: 0)?.height == height)
    }

    /// The echo cell answers a tenth of the width it was offered.
    private func measuredHeight(
        _ layout: SectionLayout,
        insets: EdgeInsets = .zero,
        span: Int = 1
    ) throws -> CGFloat {
        var item = ListItem(className: "EchoCell", data: echo(), size: SizeBinding(isAutomatic: true))
        item.span = span
        let metrics = SectionMetrics(
            insets: EdgeInsets(top: 0, left: 5, bottom: 0, right: 10),
            lineSpacing: 0,
            interitemSpacing: 6
        )
        let content = ListContent(
            sections: [ListSection(items: [item], metrics: metrics)],
            layout: layout,
            contentInsets: EdgeInsets(top: 0, left: 20, bottom: 0, right: 40)
        )
        return try itemSizes(content)[0].height
    }

    @Test func `a table or flow offers the list's width less content and section insets`() throws {
        // 375 - 60 - 15 = 300.
        #expect(abs(try measuredHeight(.table) - 30) < 1e-9)
        #expect(abs(try measuredHeight(.flow) - 30) < 1e-9)
    }

    @Test func `an inset grouped table offers what its margins leave`() throws {
        // 300 - 2 x 16 = 268.
        #expect(abs(try measuredHeight(.table(TableOptions(style: .insetGrouped))) - 26.8) < 1e-9)
    }

    @Test(arguments: [(1, 9.6), (2, 19.8), (3, 30), (9, 30)] as [(Int, CGFloat)])
    func `a waterfall offers the width of the columns spanned`(span: Int, height: CGFloat) throws {
        // Three columns of (300 - 2 x 6) / 3 = 96; two are 96 + 6 + 96 = 198.
        #expect(abs(try measuredHeight(.waterfall, span: span) - height) < 1e-9)
    }

    @Test func `a header is offered the list's width less content insets only`() throws {
        let header = ListItem(className: "EchoCell", data: echo(), size: SizeBinding(isAutomatic: true))
        let section = ListSection(
            items: [ListItem(className: nil)],
            header: header,
            metrics: SectionMetrics(insets: EdgeInsets(all: 30), lineSpacing: 0, interitemSpacing: 0)
        )
        let content = ListContent(
            sections: [section],
            layout: .flow,
            contentInsets: EdgeInsets(top: 0, left: 20, bottom: 0, right: 55)
        )
        #expect(try adapter(content).placement.headerFrame(ofSection: 0)?.height == 30)
    }

    @Test func `table and waterfall take only the measured height`() throws {
        let item = ListItem(className: "EchoCell", data: echo(70, 71), size: SizeBinding(isAutomatic: true))
        let section = ListSection(items: [item], metrics: .zero)
        #expect(try itemSizes(ListContent(sections: [section])) == [CGSize(width: 375, height: 71)])
        let waterfall = ListContent(sections: [section], layout: .waterfall)
        #expect(try itemSizes(waterfall) == [CGSize(width: 125, height: 71)])
    }

    @Test func `in a horizontal list a row's height is its length`() throws {
        let item = ListItem(className: "PlainCell", size: SizeBinding(height: 40))
        let content = ListContent(sections: [ListSection(items: [item])], scrollDirection: .horizontal)
        #expect(try itemSizes(content) == [CGSize(width: 40, height: 812)])
    }
}
