import Foundation
import Graphics
import Layouts
import Testing

/// Figures measured in UIKit (iOS 13 to 18), in a table 375 wide unless a test says otherwise.
struct TableTests {
    private func table(
        _ sections: SectionSizes...,
        options: TableOptions = TableOptions(),
        width: Double = 375
    ) throws -> Placement {
        let list = Container(width: width, height: 667)
        return try ListLayout.placement(of: sections, layout: .table(options), in: list)
    }

    @Test func `rows are as wide as the list and follow one another`() throws {
        let rows = SectionSizes(
            items: sized((10, 44), (20, 60.5), (30, 0), (40, 44)),
            metrics: distances(line: 99, item: 99)
        )
        let placement = try table(rows)
        expectItems(
            placement,
            [
                CGRect(0, 0, 375, 44), CGRect(0, 44, 375, 60.5), CGRect(0, 104.5, 375, 0),
                CGRect(0, 104.5, 375, 44),
            ]
        )
        #expect(placement.contentSize == CGSize(width: 375, height: 148.5))
    }

    @Test func `a plain header or footer without a height is 28, none is nothing`() throws {
        let titled = SectionSizes(items: .lengths([44]), header: .automatic, footer: .automatic)
        let placement = try table(titled, SectionSizes(items: .lengths([44])), titled)
        expectFrame(placement.headerFrame(ofSection: 0), CGRect(0, 0, 375, 28))
        expectFrame(placement.footerFrame(ofSection: 0), CGRect(0, 72, 375, 28))
        expectFrame(placement.frame(ofItem: 0, inSection: 1), CGRect(0, 100, 375, 44))
        expectFrame(placement.headerFrame(ofSection: 2), CGRect(0, 144, 375, 28))
    }

    @Test func `with UIKit's header padding the first row is at 50 and rows are 78 apart`() throws {
        let titled = SectionSizes(items: .lengths([44]), header: .automatic, footer: .automatic)
        let options = TableOptions(headerTopPadding: TableOptions.uikitHeaderTopPadding)
        let placement = try table(titled, titled, options: options)
        #expect(placement.frame(ofItem: 0, inSection: 0)?.minY == 50)
        #expect(placement.frame(ofItem: 0, inSection: 1)?.minY == 172)
        expectFrame(placement.headerFrame(ofSection: 1), CGRect(0, 144, 375, 28))
    }

    @Test(arguments: [TableStyle.grouped, .insetGrouped])
    func `titled groups: first row at 55 and a half, 56 between groups`(_ style: TableStyle) throws {
        let titled = SectionSizes(items: .lengths([44]), header: .automatic)
        let placement = try table(titled, titled, options: TableOptions(style: style))
        #expect(placement.frame(ofItem: 0, inSection: 0)?.minY == 55.5)
        #expect(placement.frame(ofItem: 0, inSection: 1)?.minY == 155.5)
        #expect(placement.headerFrame(ofSection: 1)?.height == 38)
    }

    @Test(arguments: [TableStyle.grouped, .insetGrouped])
    func `untitled groups: first row at 18, 36 between groups`(_ style: TableStyle) throws {
        let rows = SectionSizes(items: .lengths([44]))
        let placement = try table(rows, rows, options: TableOptions(style: style))
        #expect(placement.frame(ofItem: 0, inSection: 0)?.minY == 18)
        #expect(placement.frame(ofItem: 0, inSection: 1)?.minY == 98)
        #expect(placement.headerFrame(ofSection: 0) == nil)
    }

    @Test(arguments: TableStyle.allCases)
    func `a header or footer of height 0 is none at all`(_ style: TableStyle) throws {
        let rows = SectionSizes(items: .lengths([44]), header: .points(0), footer: .points(0))
        let placement = try table(rows, rows, options: TableOptions(style: style, headerTopPadding: 22))
        #expect(placement.frame(ofItem: 0, inSection: 1)?.minY == 44)
        #expect(placement.headerFrame(ofSection: 0) == nil)
        expectHeight(placement, 88)
    }

    @Test(arguments: [
        (320, 16) as (Double, Double), (375, 16), (390, 16), (393, 20), (402, 20), (414, 20), (1024, 20),
    ])
    func `the leading margin grows from 16 to 20 with the width`(_ width: Double, _ margin: Double) {
        #expect(TableOptions.margin(forWidth: width) == margin)
    }

    @Test(arguments: [(375.0, 16.0, 343.0), (414, 20, 374)])
    func `inset groups keep the margin on both sides`(_ width: Double, _ x: Double, _ inside: Double) throws {
        let rows = SectionSizes(items: .lengths([44, 44, 44]), header: .points(30), footer: .points(20))
        let placement = try table(rows, options: TableOptions(style: .insetGrouped), width: width)
        expectFrame(placement.frame(ofItem: 1, inSection: 0), CGRect(x, 74, inside, 44))
        expectFrame(placement.headerFrame(ofSection: 0), CGRect(x, 0, inside, 30))
        let background = placement.groupBackground(ofSection: 0)
        expectFrame(background?.rect, CGRect(x, 30, inside, 132))
        #expect(background?.corners == Corners(radius: 10))
    }

    @Test func `an inset group rounds the first and the last row`() throws {
        let rows = SectionSizes(items: .lengths([44, 44, 44]))
        let placement = try table(rows, options: TableOptions(style: .insetGrouped))
        let top = Corners(topLeft: 10, topRight: 10, bottomLeft: 0, bottomRight: 0)
        let bottom = Corners(topLeft: 0, topRight: 0, bottomLeft: 10, bottomRight: 10)
        #expect((0..<3).map { placement.corners(ofItem: $0, inSection: 0) } == [top, .square, bottom])
        let single = try table(
            SectionSizes(items: .lengths([44])),
            options: TableOptions(style: .insetGrouped)
        )
        #expect(single.corners(ofItem: 0, inSection: 0) == Corners(radius: 10))
    }

    @Test func `plain rows have no background or round corners, a grouped section a square one`() throws {
        let rows = SectionSizes(items: .lengths([44, 44]))
        #expect(try table(rows).groupBackground(ofSection: 0) == nil)
        #expect(try table(rows).corners(ofItem: 0, inSection: 0) == .square)
        let grouped = try table(rows, options: TableOptions(style: .grouped))
        #expect(grouped.groupBackground(ofSection: 0) == RoundedRect(CGRect(0, 18, 375, 88)))
    }

    @Test(arguments: [(1, 43, 1), (2, 43.5, 0.5), (3, 43.6667, 0.3333)] as [(Double, Double, Double)])
    func `a separator is one pixel inside the row's bottom edge`(
        _ scale: Double,
        _ y: Double,
        _ height: Double
    ) throws {
        let placement = try table(SectionSizes(items: .lengths([44, 44])))
        let separator = placement.separatorFrame(ofItem: 0, inSection: 0, scale: scale)
        expectFrame(separator, CGRect(16, y, 359, height))
    }

    @Test func `the last row of a plain table has a separator, that of a group has none`() throws {
        let rows = SectionSizes(items: .lengths([44, 0, 44]))
        let everything = CGRect(0, 0, 375, 1000)
        let plain = try table(rows).separatorFrames(in: everything, scale: 2)
        #expect(plain.map(\.minY) == [43.5, 87.5])
        let grouped = try table(rows, options: TableOptions(style: .grouped))
        #expect(grouped.separatorFrames(in: everything, scale: 2) == [CGRect(16, 61.5, 359, 0.5)])
        let inset = try table(rows, options: TableOptions(style: .insetGrouped))
        #expect(inset.separatorFrames(in: everything, scale: 2) == [CGRect(32, 61.5, 327, 0.5)])
        let without = try table(rows, options: TableOptions(hasSeparators: false))
        #expect(without.separatorFrames(in: everything, scale: 2).isEmpty)
    }

    @Test func `separator insets: a row's own, the table's, mirrored with the list`() throws {
        let options = TableOptions(separatorInsets: SeparatorInsets(leading: 60, trailing: 10))
        let placement = try ListLayout.placement(
            of: [SectionSizes(items: .lengths([44]))],
            layout: .table(options),
            in: Container(width: 375, height: 667, direction: .rightToLeft)
        )
        expectFrame(
            placement.separatorFrame(ofItem: 0, inSection: 0, scale: 1),
            CGRect(10, 43, 305, 1)
        )
        let own = SeparatorInsets(leading: 100)
        expectFrame(
            placement.separatorFrame(ofItem: 0, inSection: 0, scale: 1, insets: own),
            CGRect(0, 43, 275, 1)
        )
    }

    @Test func `section insets take room from rows, not from headers`() throws {
        let rows = SectionSizes(
            items: .lengths([44]),
            header: .points(20),
            metrics: distances(insets: (5, 10, 7, 20))
        )
        let placement = try table(rows)
        expectFrame(placement.headerFrame(ofSection: 0), CGRect(0, 0, 375, 20))
        expectFrame(placement.frame(ofItem: 0, inSection: 0), CGRect(10, 25, 345, 44))
        expectHeight(placement, 76)
    }
}
