import Foundation
import Graphics
import Layouts
import Testing

/// Rule 14: two sections of ten rows of 44 under headers of 28: 0 to 468 and 468 to 936.
struct PinningTests {
    private func list(_ options: TableOptions = TableOptions()) throws -> Placement {
        let section = SectionSizes(
            items: .lengths(Array(repeating: 44, count: 10)),
            header: .points(28)
        )
        return try ListLayout.placement(
            of: [section, section],
            layout: .table(options),
            in: Container(width: 375, height: 300)
        )
    }

    private static let headers: [(Double, Double, [Double])] = [
        (-50, 0, [0]),
        (0, 0, [0]),
        (100, 0, [100]),
        (36, 64, [100]),
        (430, 0, [430, 468]),
        (450, 0, [440, 468]),
        (500, 0, [500]),
        (920, 0, [908]),
    ]

    @Test(arguments: headers)
    func `a header stays in sight until its section ends`(
        _ offset: Double,
        _ topBar: Double,
        _ expected: [Double]
    ) throws {
        let pinned = try list().pinnedHeaderFrames(
            offset: offset,
            viewportHeight: 300,
            insets: EdgeInsets(top: topBar, left: 0, bottom: 0, right: 0)
        )
        #expect(pinned.map { Double($0.frame.minY) } == expected)
        #expect(pinned.allSatisfy { $0.frame.width == 375 && $0.frame.height == 28 })
    }

    @Test func `grouped tables pin nothing unless asked to`() throws {
        #expect(
            try list(TableOptions(style: .grouped)).pinnedHeaderFrames(offset: 100, viewportHeight: 300)
                .isEmpty
        )
        let asked = TableOptions(style: .grouped, pinsHeaders: true)
        #expect(try list(asked).pinnedHeaderFrames(offset: 100, viewportHeight: 300).count == 1)
    }

    @Test(arguments: [(0.0, 270.0), (400, 530), (-280, 30)])
    func `a footer stays in sight from its header on`(_ offset: Double, _ y: Double) throws {
        let section = SectionSizes(
            items: .uniform(CGSize(width: 320, height: 50), count: 10),
            header: .points(30),
            footer: .points(20),
            metrics: distances()
        )
        let placement = try ListLayout.placement(
            of: [section],
            layout: .flow(FlowOptions(pinsHeaders: true, pinsFooters: true)),
            in: Container(
                width: 320,
                height: 300,
                contentInsets: EdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
            )
        )
        let pinned = placement.pinnedFooterFrames(offset: offset, viewportHeight: 300)
        #expect(pinned == [PlacedElement(element: .footer(section: 0), frame: CGRect(0, y, 320, 20))])
    }

    @Test func `right to left horizontal lists pin at the right edge`() throws {
        let section = SectionSizes(
            items: .lengths(Array(repeating: 100, count: 10)),
            header: .points(40),
            metrics: distances()
        )
        let placement = try ListLayout.placement(
            of: [section],
            layout: .flow(FlowOptions(pinsHeaders: true)),
            in: Container(
                width: 300,
                height: 200,
                direction: .rightToLeft,
                scrollDirection: .horizontal
            )
        )
        #expect(placement.headerFrame(ofSection: 0) == CGRect(1000, 0, 40, 200))
        let pinned = placement.pinnedHeaderFrames(offset: 400, viewportHeight: 300)
        #expect(pinned.map(\.frame) == [CGRect(660, 0, 40, 200)])
    }
}
