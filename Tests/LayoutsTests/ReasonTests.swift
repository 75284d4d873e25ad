import Foundation
import Graphics
import Layouts
import Testing

struct ReasonTests {
    private let room240 = Container(width: 240, height: 480)

    @Test func `a wrapped item names the sum that did not fit`() throws {
        let placement = try place(sized((82, 20), (160, 30)), distances(item: 10), in: room240)
        let first = placement.reason(ofItem: 0, inSection: 0)?.description
        #expect(first == "line 1, item 1 of 1, centred")
        let second = placement.reason(ofItem: 1, inSection: 0)?.description
        #expect(second == "line 2, item 1 of 1, leading; wrapped: 82+10+160 > 240")
    }

    @Test func `a justified line tells its gap`() throws {
        let placement = try place(
            sized((80, 40), (90, 40), (100, 40), (120, 40)),
            distances(item: 5),
            in: Container(width: 300, height: 480)
        )
        let reason = placement.reason(ofItem: 2, inSection: 0)
        #expect(reason?.description == "line 1, item 3 of 3, gap 15, justified")
    }

    @Test func `items of one size tell their grid`() throws {
        let placement = try place(
            .uniform(CGSize(width: 90, height: 20), count: 3),
            distances(item: 10),
            in: room240
        )
        let reason = placement.reason(ofItem: 2, inSection: 0)
        let text = "line 2, item 1 of 1, grid of 2, justified; wrapped: 190+10+90 > 240"
        #expect(reason?.description == text)
    }

    @Test func `an item that is too wide says by how much`() throws {
        let placement = try place(sized((300.25, 40), (10, 10)), in: room240)
        #expect(
            placement.reason(ofItem: 0, inSection: 0)?.description == "line 1, item 1 of 1, 60.25 too wide"
        )
    }

    @Test func `a waterfall item names its column`() throws {
        let spans: [UInt16] = [1, 2, SectionSizes.allColumns]
        let placement = try place(.lengths([10, 20, 30]), by: .waterfall, spans: spans)
        let reasons = (0..<3).map { placement.reason(ofItem: $0, inSection: 0)?.description }
        #expect(reasons[0] == "shortest column 1 of 3")
        #expect(reasons[1] == "shortest columns 2-3 of 3")
        #expect(reasons[2] == "all 3 columns, below the longest")
    }

    @Test func `a row names its number`() throws {
        let placement = try place(.lengths([10, 20]), by: .table)
        #expect(placement.reason(ofItem: 1, inSection: 0) == .row(1, of: 2))
        #expect(placement.reason(ofItem: 2, inSection: 0) == nil)
    }
}
