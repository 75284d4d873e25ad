import Foundation
import Graphics
import Layouts
import Testing

/// The rules of UICollectionViewFlowLayout, by their numbers in semantics.md, 6.
struct FlowRuleTests {
    @Test func `rule 1: items that fit exactly share a line`() throws {
        let two = try place(sized((155, 40), (155, 50)), distances(item: 10))
        expectItems(two, [CGRect(0, 5, 155, 40), CGRect(165, 0, 155, 50)])
        let four = try place(
            sized((200, 10), (200, 20), (200, 10), (200, 10)),
            distances(item: 8),
            in: Container(width: 824, height: 600)
        )
        expect(\.minX, of: four, [0, 208, 416, 624])
    }

    @Test(arguments: [(1e-7, 0.0), (1e-3, 50.0)])
    func `rule 1: an excess within 1e-6 still fits`(_ missing: Double, _ y: Double) throws {
        let list = Container(width: 320 - missing, height: 480)
        let placement = try place(sized((155, 40), (155, 50)), distances(line: 10, item: 10), in: list)
        expectFrame(
            placement.frame(ofItem: 1, inSection: 0),
            CGRect(y == 0 ? 165 : 0, y, 155, 50)
        )
    }

    @Test func `rule 1: content and section insets take room`() throws {
        let list = Container(
            width: 360,
            height: 480,
            contentInsets: EdgeInsets(top: 0, left: 12, bottom: 0, right: 8)
        )
        let metrics = distances(line: 1, item: 10, insets: (0, 15, 0, 5))
        let placement = try place(sized((155, 40), (155, 40), (100, 40)), metrics, in: list)
        #expect(placement.contentSize == CGSize(width: 340, height: 81))
        expect(\.minX, of: placement, [15, 180, 15])
    }

    @Test func `rule 2: a line that is not the last is justified`() throws {
        let items = sized((80, 40), (90, 40), (100, 40), (120, 40), (60, 40))
        let metrics = distances(line: 6, item: 5, insets: (0, 10, 0, 10))
        expect(\.minX, of: try place(items, metrics), [10, 105, 210, 10, 135])
    }

    @Test func `rule 3: a lone item in a line that is not the last is centred`() throws {
        let placement = try place(sized((200, 40), (300, 40), (50, 40)), distances(line: 10, item: 10))
        expect(\.minX, of: placement, [60, 10, 0])
    }

    @Test func `rule 4: the last line starts at the leading edge with the least gap`() throws {
        let metrics = distances(line: 10, item: 7, insets: (0, 20, 0, 0))
        let placement = try place(sized((250, 40), (60, 40), (70, 50), (80, 40)), metrics)
        expect(\.minX, of: placement, [45, 20, 87, 164])
    }

    @Test func `rule 5: items of one size keep to columns in the last line too`() throws {
        let items = ItemSizes.uniform(CGSize(width: 90, height: 90), count: 5)
        let metrics = distances(line: 10, item: 10, insets: (10, 15, 10, 15))
        let list = Container(width: 375, height: 667)
        let grid = try place(items, metrics, in: list)
        expect(\.minX, of: grid, [15, 142.5, 270, 15, 142.5])
        let written = ItemSizes.sizes(
            widths: Array(repeating: 90, count: 5),
            heights: Array(repeating: 90, count: 5)
        )
        #expect(try place(written, metrics, in: list).itemFrames() == grid.itemFrames())
    }

    @Test func `rule 5: one column of equal items is centred`() throws {
        let placement = try place(.uniform(CGSize(width: 200, height: 40), count: 3), distances(line: 10))
        expect(\.minX, of: placement, [60, 60, 60])
        expect(\.minY, of: placement, [0, 50, 100])
    }

    @Test func `rule 5: items without width or gap share one line`() throws {
        let placement = try place(.uniform(CGSize(width: 0, height: 40), count: 3))
        expectItems(placement, Array(repeating: CGRect(0, 0, 0, 40), count: 3))
    }

    @Test func `rule 5: without the grid the last line is as rule 4`() throws {
        let items = ItemSizes.uniform(CGSize(width: 90, height: 90), count: 5)
        let placement = try place(
            items,
            distances(line: 10, item: 10, insets: (0, 15, 0, 15)),
            by: .flow(FlowOptions(uniformGrid: false)),
            in: Container(width: 375, height: 667)
        )
        expect(\.minX, of: placement, [15, 142.5, 270, 15, 115])
    }

    @Test func `rule 6: lower items are centred on a line as high as the tallest`() throws {
        let placement = try place(sized((100, 40), (100, 100), (300, 30)), distances(line: 10, item: 10))
        expect(\.minY, of: placement, [30, 0, 110])
        expectHeight(placement, 140)
    }

    @Test func `rule 7: line spacing is only between lines`() throws {
        let sizes = SectionSizes(
            items: sized((300, 40), (310, 40)),
            header: .points(20),
            footer: .points(30),
            metrics: distances(line: 10)
        )
        let placement = try ListLayout.placement(
            of: [sizes, sizes],
            layout: .flow,
            in: Container(width: 320, height: 480)
        )
        expect(\.minY, of: placement, [20, 70])
        expectHeight(placement, 280)
    }

    @Test func `rule 8: headers and footers ignore the section's insets`() throws {
        let sizes = SectionSizes(
            items: sized((100, 40)),
            header: .points(30),
            footer: .points(20),
            metrics: distances(insets: (12, 10, 6, 10))
        )
        let list = Container(
            width: 320,
            height: 480,
            contentInsets: EdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
        )
        let placement = try ListLayout.placement(of: [sizes], layout: .flow, in: list)
        expectFrame(placement.headerFrame(ofSection: 0), CGRect(0, 0, 300, 30))
        expectFrame(placement.footerFrame(ofSection: 0), CGRect(0, 88, 300, 20))
        expectFrame(placement.sectionFrame(0), CGRect(0, 0, 300, 108))
    }

    @Test(arguments: [SupplementaryLength.points(0), .absent, .automatic])
    func `rule 8: a header of height 0 is none`(_ header: SupplementaryLength) throws {
        let sizes = SectionSizes(items: sized((100, 40)), header: header, metrics: distances())
        let list = Container(width: 320, height: 480)
        let placement = try ListLayout.placement(of: [sizes], layout: .flow, in: list)
        #expect(placement.headerFrame(ofSection: 0) == nil)
        expectHeight(placement, 40)
    }

    @Test(arguments: [(false, 62.0), (true, 32.0)])
    func `rule 9: an empty section keeps header, insets and footer`(_ hides: Bool, _ height: Double) throws {
        let sizes = SectionSizes(
            items: .none,
            header: .points(30),
            footer: .points(20),
            metrics: distances(insets: (5, 0, 7, 0))
        )
        let placement = try ListLayout.placement(
            of: [sizes],
            layout: .flow(FlowOptions(hidesHeaderWhenEmpty: hides)),
            in: Container(width: 320, height: 480)
        )
        #expect(placement.contentSize == CGSize(width: 320, height: height))
        #expect((placement.headerFrame(ofSection: 0) == nil) == hides)
    }

    @Test func `rule 10: without spacings lines and items are 10 apart`() throws {
        let placement = try place(.uniform(CGSize(width: 50, height: 50), count: 7), nil)
        expect(\.minX, of: placement, [0, 67.5, 135, 202.5, 270, 0, 67.5])
        expectHeight(placement, 110)
    }

    @Test func `rule 11: an item that is too wide has its own line at the leading inset`() throws {
        let metrics = distances(line: 5, item: 10, insets: (0, 10, 0, 10))
        let placement = try place(sized((50, 40), (350, 40), (100, 40)), metrics)
        expectItems(
            placement,
            [CGRect(135, 0, 50, 40), CGRect(10, 45, 350, 40), CGRect(10, 90, 100, 40)]
        )
        let overflow = placement.overflowingItems()
        #expect(overflow.map(\.item) == [1])
        #expect(overflow.map(\.excess) == [50])
    }

    @Test(arguments: FlowAlignment.allCases)
    func `rule 11: too wide items start at the inset in every alignment`(_ alignment: FlowAlignment) throws {
        let placement = try place(
            .uniform(CGSize(width: 400, height: 10), count: 2),
            distances(insets: (0, 10, 0, 10)),
            by: .flow(FlowOptions(alignment: alignment))
        )
        expect(\.minX, of: placement, [10, 10])
        #expect(placement.overflowingItems().map(\.excess) == [100, 100])
    }

    @Test func `rule 11: an item of no size takes a gap`() throws {
        let placement = try place(sized((100, 10), (0, 0), (100, 20)), distances(item: 10))
        expectItems(
            placement,
            [CGRect(0, 5, 100, 10), CGRect(110, 10, 0, 0), CGRect(120, 0, 100, 20)]
        )
    }

    @Test func `rule 12: sizes are not rounded`() throws {
        let third = 100.0 / 3
        let placement = try place(sized((third, third), (1, 1)))
        #expect(placement.frame(ofItem: 0, inSection: 0)?.size == CGSize(width: third, height: third))
    }

    @Test func `rule 13: right to left mirrors once within the list`() throws {
        let list = Container(width: 320, height: 480, direction: .rightToLeft)
        let metrics = distances(line: 6, item: 5, insets: (0, 30, 0, 10))
        let placement = try place(sized((80, 40), (90, 40), (250, 40)), metrics, in: list)
        expect(\.minX, of: placement, [210, 10, 40])
    }

    @Test func `horizontal: rules apply with axes swapped`() throws {
        let placement = try place(
            sized((40, 80), (40, 90), (60, 100), (40, 120), (40, 60)),
            distances(line: 6, item: 5, insets: (10, 7, 10, 3)),
            in: Container(width: 500, height: 320, scrollDirection: .horizontal)
        )
        expect(\.minY, of: placement, [10, 105, 210, 10, 135])
        expect(\.minX, of: placement, [17, 17, 7, 73, 73])
        #expect(placement.contentSize == CGSize(width: 116, height: 320))
    }
}
