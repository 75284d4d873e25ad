import Foundation
import Layouts
import Testing

struct WorkedCaseTests {
    @Test func `all 21 worked cases are there`() {
        #expect(WorkedCase.all.count == 21)
    }

    @Test(arguments: WorkedCase.all)
    func `a worked case has the frames of its source`(_ workedCase: WorkedCase) throws {
        let placement = try workedCase.placement()
        for expected in workedCase.expect.frames {
            let rect = CGRect(x: expected.x, y: expected.y, width: expected.w, height: expected.h)
            expectFrame(placement.frame(of: element(expected)), rect, "\(element(expected))")
        }
        let size = workedCase.expect.contentSize
        let content = CGRect(x: 0, y: 0, width: size.w ?? 0, height: size.h ?? 0)
        expectFrame(CGRect(origin: .zero, size: placement.contentSize), content, "content size")
    }

    @Test(arguments: WorkedCase.all)
    func `a worked case has no elements beyond those listed`(_ workedCase: WorkedCase) throws {
        let placement = try workedCase.placement()
        let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
        #expect(placement.elements(in: everywhere).count == workedCase.expect.frames.count)
    }

    private func element(_ frame: WorkedCase.Frame) -> ListElement {
        switch (frame.item, frame.kind) {
        case (let item?, _): .item(item, section: frame.section)
        case (nil, "footer"): .footer(section: frame.section)
        case (nil, _): .header(section: frame.section)
        }
    }
}
