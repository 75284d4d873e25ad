import Foundation
import Graphics
import Layouts
import Testing

/// Distances below zero make things overlap; nothing may be lost by that.
struct NegativeSpacingTests {
    private static let items: [ItemSizes] = [
        .uniform(CGSize(width: 50, height: 50), count: 200),
        .sizes(widths: (0..<200).map { Double(20 + $0 % 90) }, heights: (0..<200).map { Double($0 % 70) }),
    ]

    @Test(arguments: items, [SectionLayout.flow, .waterfall])
    func `queries find all that overlap`(_ items: ItemSizes, _ layout: SectionLayout) throws {
        let placement = try place(items, distances(line: -60, item: -5), by: layout)
        let frames = placement.itemFrames()
        #expect(frames.contains { $0.minY < 0 })
        var differing = 0
        for y in stride(from: -3000.0, to: 3000, by: 37) {
            let rect = CGRect(100, y, 60, 45)
            let expected = frames.indices.filter { overlaps(frames[$0], rect) }
            let found = placement.elements(in: rect).map(\.element)
            differing += found == expected.map { .item($0, section: 0) } ? 0 : 1
        }
        #expect(differing == 0)
    }

    private func overlaps(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }

    @Test func `lines overlap and keep their order`() throws {
        let placement = try place(.uniform(CGSize(width: 200, height: 50), count: 3), distances(line: -20))
        expect(\.minY, of: placement, [0, 30, 60])
        expectHeight(placement, 110)
    }

    @Test func `a section starts where the tallest overlapping line ended`() throws {
        let tall = SectionSizes(items: sized((300, 100), (310, 10)), metrics: distances(line: -50))
        let next = SectionSizes(items: .lengths([44]), metrics: distances())
        let placement = try ListLayout.placement(
            of: [tall, next],
            layouts: [.flow, .table],
            in: Container(width: 320, height: 480)
        )
        expect(\.minY, of: placement, [0, 50])
        #expect(placement.frame(ofItem: 0, inSection: 1)?.minY == 100)
    }
}
