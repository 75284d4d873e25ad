import Foundation
import Graphics
import Testing
import Text
import Views

/// One line per command: what it is, where, and what it can touch.
private func dump(_ view: View) throws -> [String] {
    view.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits())
    return view.displayList().entries.map { entry in
        let bounds = TreeText.rectangle(entry.bounds)
        switch entry.command {
        case .fill(let shape, let color): return "fill \(text(shape)) \(color.hexString) \(bounds)"
        case .gradient(let shape, _): return "gradient \(text(shape)) \(bounds)"
        case .border(let shape, let width, let color):
            return "border \(text(shape)) \(TreeText.number(width)) \(color.hexString) \(bounds)"
        case .shadow(let shape, let shadow):
            return "shadow \(text(shape)) \(shadow.color.hexString) \(bounds)"
        case .glyphs: return "glyphs \(bounds)"
        case .image: return "image \(bounds)"
        case .path: return "path \(bounds)"
        case .beginGroup(let clip, let alpha, let transform):
            let moves = transform == .identity ? "" : " moved"
            return "begin \(clip.map(text) ?? "unclipped") \(TreeText.number(alpha))\(moves) \(bounds)"
        case .endGroup: return "end \(bounds)"
        }
    }
}

private func text(_ shape: RoundedRect) -> String {
    TreeText.rectangle(shape.rect)
        + (shape.corners.isSquare ? "" : " r\(TreeText.number(shape.corners.topLeft))")
}

private let red = Color(RGBA(255, 0, 0))
private let blue = Color(RGBA(0, 0, 255))

@Suite struct DisplayTests {
    @Test func `a view paints background, content, then border`() throws {
        let view = View(frame: rect(5, 6, 100, 50))
        view.backgroundColor = red
        view.borderWidth = 2
        view.borderColor = blue
        view.cornerRadius = 8
        let child = View(frame: rect(10, 20, 30, 40))
        child.backgroundColor = blue
        view.addSubview(child)
        #expect(
            try dump(view) == [
                "fill (0 0; 100 50) r8 #FF0000 (0 0; 100 50)",
                "fill (10 20; 30 40) #0000FF (10 20; 30 40)",
                "border (0 0; 100 50) r8 2 #0000FF (0 0; 100 50)",
            ]
        )
    }

    @Test func `a clipping view groups its content, and the group reaches no further`() throws {
        let view = View(frame: rect(0, 0, 100, 50))
        view.clipsToBounds = true
        view.cornerRadius = 8
        let child = View(frame: rect(-10, 20, 30, 400))
        child.backgroundColor = blue
        view.addSubview(child)
        #expect(
            try dump(view) == [
                "begin (0 0; 100 50) r8 1 (0 20; 20 30)",
                "fill (-10 20; 30 400) #0000FF (-10 20; 30 400)",
                "end (0 20; 20 30)",
            ]
        )
        #expect(view.displayList().bounds == rect(0, 20, 20, 30))
    }

    @Test func `a faded view is one group, its border inside`() throws {
        let view = View(frame: rect(0, 0, 10, 10))
        view.alpha = 0.5
        view.backgroundColor = red
        view.borderWidth = 1
        #expect(
            try dump(view) == [
                "begin unclipped 0.5 (0 0; 10 10)",
                "fill (0 0; 10 10) #FF0000 (0 0; 10 10)",
                "border (0 0; 10 10) 1 #000000 (0 0; 10 10)",
                "end (0 0; 10 10)",
            ]
        )
    }

    @Test func `a transform acts about the view's center`() throws {
        let outer = View(frame: rect(0, 0, 100, 100))
        let view = View(frame: rect(40, 40, 20, 10))
        view.backgroundColor = red
        view.transform = AffineTransform(scaleByX: 2, byY: 4)
        outer.addSubview(view)
        // The center, 50 45, stays: 40 x 40 around it.
        #expect(
            try dump(outer) == [
                "begin unclipped 1 moved (30 25; 40 40)",
                "fill (40 40; 20 10) #FF0000 (40 40; 20 10)",
                "end (30 25; 40 40)",
            ]
        )
    }

    @Test func `a shadow lies below and reaches three radii and its offset further`() throws {
        let view = View(frame: rect(0, 0, 10, 10))
        view.backgroundColor = red
        view.shadowOpacity = 0.4
        view.shadowRadius = 3
        view.shadowOffset = CGSize(width: 1, height: 2)
        // 3 x 3 + 1 on each side; 0.4 x 255 = 102 = 66 hexadecimal.
        #expect(
            try dump(view) == [
                "shadow (0 0; 10 10) #00000066 (-9 -8; 30 30)",
                "fill (0 0; 10 10) #FF0000 (0 0; 10 10)",
            ]
        )
        view.clipsToBounds = true
        #expect(try dump(view).filter { $0.hasPrefix("shadow") } == [])
    }

    @Test(arguments: [true, false])
    func `what is hidden or clear paints nothing`(isHidden: Bool) throws {
        let view = View(frame: rect(0, 0, 10, 10))
        view.backgroundColor = red
        if isHidden { view.isHidden = true } else { view.alpha = 0 }
        #expect(try dump(view) == [])
    }

    @Test func `the bounds' origin scrolls what is inside`() throws {
        let view = View(frame: rect(0, 0, 100, 100))
        view.boundsOrigin = CGPoint(x: 5, y: 30)
        let child = View(frame: rect(10, 40, 20, 20))
        child.backgroundColor = red
        view.addSubview(child)
        #expect(try dump(view) == ["fill (5 10; 20 20) #FF0000 (5 10; 20 20)"])
    }

    @Test func `a tree has a line per view with what is set on it`() throws {
        let view = View(frame: rect(0, 0, 100, 50.5))
        view.identifier = "card"
        view.backgroundColor = red
        view.cornerRadius = 8
        let label = Label(frame: rect(10, 1.0 / 3, 80, 20.5))
        label.text = "a \"b\"\nc"
        label.numberOfLines = 0
        view.addSubview(label)
        let hidden = View()
        hidden.isHidden = true
        view.addSubview(hidden)
        view.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits())
        let expected = """
            View #card (0 0; 100 50.5) backgroundColor=#FF0000 cornerRadius=8
              Label (10 0.333; 80 20.5) text="a \\"b\\"\\nc" font=17/400 textColor=#000000 lines=1 truncated=true

            """
        #expect(TreeText.describe(view) == expected)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (-2.25, "-2.25"), (1.0 / 3, "0.333"), (100, "100"),
    ])
    func `numbers of trees have at most three decimals`(value: Double, text: String) {
        #expect(TreeText.number(value) == text)
    }

    @Test func `a view is never its own descendant`() {
        let (outer, inner) = (View(), View())
        outer.addSubview(inner)
        inner.addSubview(outer)
        outer.addSubview(outer)
        #expect(outer.superview == nil)
        #expect(outer.subviews.count == 1)
    }

    @Test func `document 000's shorthands read and write the frame`() {
        let view = View(frame: rect(1, 2, 30, 40))
        #expect([view.x, view.y, view.width, view.height, view.maxX, view.maxY] == [1, 2, 30, 40, 31, 42])
        view.width = 50
        view.y = 10
        #expect(view.frame == rect(1, 10, 50, 40))
    }
}
