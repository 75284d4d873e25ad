import Foundation
import Graphics
import Testing
import Text
import Views

@Suite struct OverlayTests {
    @Test(arguments: [
        (OverlayView.Pins(), rect(40, 20, 20, 10)),
        (OverlayView.Pins(top: .points(5), leading: .points(6)), rect(6, 5, 20, 10)),
        (OverlayView.Pins(bottom: .points(5), trailing: .points(6)), rect(74, 35, 20, 10)),
        (OverlayView.Pins(leading: .points(6), trailing: .points(4)), rect(6, 20, 90, 10)),
        (OverlayView.Pins(top: .points(5), bottom: .points(15)), rect(40, 5, 20, 30)),
        (OverlayView.Pins(top: .fraction(0.5), leading: .fraction(0.25)), rect(25, 25, 20, 10)),
        (
            OverlayView.Pins(top: .points(0), leading: .points(0), bottom: .points(0), trailing: .points(0)),
            rect(0, 0, 100, 50)
        ),
    ])
    func `pins tie a view of 20 x 10 to the edges of 100 x 50`(pins: OverlayView.Pins, frame: CGRect) throws {
        let overlay = OverlayView()
        let view = Block(20, 10)
        overlay.addSubview(view, pins: pins)
        try layOut(overlay, 100, 50)
        #expect(view.frame == frame)
    }

    @Test func `right to left mirrors the leading edge`() throws {
        let overlay = OverlayView()
        let view = Block(20, 10)
        overlay.addSubview(view, pins: OverlayView.Pins(top: .points(5), leading: .points(6)))
        try layOut(overlay, 100, 50, traits: Traits(direction: .rightToLeft))
        #expect(view.frame == rect(74, 5, 20, 10))
    }

    @Test func `it is as large as its largest view with its distances`() {
        let overlay = OverlayView()
        overlay.layoutMargins = EdgeInsets(all: 1)
        overlay.addSubview(Block(20, 10), pins: OverlayView.Pins(top: .points(5), leading: .points(6)))
        overlay.addSubview(Block(10, 30), pins: OverlayView.Pins())
        #expect(overlay.sizeThatFits(.zero) == CGSize(width: 28, height: 32))
    }

    @Test func `a view that left and came back is no longer tied`() throws {
        let overlay = OverlayView()
        let view = Block(20, 10)
        overlay.addSubview(view, pins: OverlayView.Pins(top: .points(0), leading: .points(0)))
        view.removeFromSuperview()
        overlay.addSubview(view)
        try layOut(overlay, 100, 50)
        #expect(view.frame == rect(40, 20, 20, 10))
    }
}
