import Foundation
import Layouts
import Testing

/// Rule 15: alignments beyond UIKit, worked by hand in a room of 300 with least gaps of 5.
struct FlowAlignmentTests {
    @Test(arguments: [
        (FlowAlignment.standard, [0.0, 95, 200, 0, 125]),
        (.leading, [0, 85, 180, 0, 125]),
        (.center, [10, 95, 190, 57.5, 182.5]),
        (.trailing, [20, 105, 200, 115, 240]),
        (.justify, [0, 95, 200, 0, 125]),
        (.justifyLast, [0, 95, 200, 0, 240]),
    ])
    func `rule 15: items of differing sizes`(_ alignment: FlowAlignment, _ expected: [Double]) throws {
        let items = sized((80, 40), (90, 40), (100, 40), (120, 40), (60, 40))
        let placement = try place(
            items,
            distances(line: 6, item: 5),
            by: .flow(FlowOptions(alignment: alignment)),
            in: Container(width: 300, height: 480)
        )
        expect(\.minX, of: placement, expected.map { CGFloat($0) })
    }

    @Test(arguments: [
        (FlowAlignment.standard, [0.0, 110, 220, 0, 110]),
        (.leading, [0, 85, 170, 0, 85]),
        (.center, [25, 110, 195, 67.5, 152.5]),
        (.trailing, [50, 135, 220, 135, 220]),
        (.justify, [0, 110, 220, 0, 85]),
        (.justifyLast, [0, 110, 220, 0, 220]),
    ])
    func `rule 15: items of one size`(_ alignment: FlowAlignment, _ expected: [Double]) throws {
        let placement = try place(
            .uniform(CGSize(width: 80, height: 40), count: 5),
            distances(line: 6, item: 5),
            by: .flow(FlowOptions(alignment: alignment)),
            in: Container(width: 300, height: 480)
        )
        expect(\.minX, of: placement, expected.map { CGFloat($0) })
    }

    @Test(arguments: [
        (FlowAlignment.standard, 50.0), (.leading, 0), (.center, 50), (.trailing, 100), (.justify, 0),
        (.justifyLast, 0),
    ])
    func `rule 15: a lone item in a full line`(_ alignment: FlowAlignment, _ x: Double) throws {
        let placement = try place(
            sized((200, 40), (250, 40)),
            distances(line: 6, item: 5),
            by: .flow(FlowOptions(alignment: alignment)),
            in: Container(width: 300, height: 480)
        )
        #expect(placement.frame(ofItem: 0, inSection: 0)?.minX == CGFloat(x))
    }

    @Test func `a flow item without a width of its own is as wide as the room`() throws {
        let placement = try place(.lengths([40, 50]), distances(line: 5, insets: (0, 10, 0, 20)))
        expectItems(placement, [CGRect(10, 0, 290, 40), CGRect(10, 45, 290, 50)])
    }
}
