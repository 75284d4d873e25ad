import Foundation
import Graphics
import Layouts
import Lists
import Testing

/// The filled rectangles of a picture in its own coordinates, in painting order.
private func fills(_ picture: Picture, _ color: Color) -> [CGRect] {
    let wanted = color.resolved(for: Traits())
    return picture.layers.flatMap { layer in
        layer.list.entries.compactMap { entry in
            guard case .fill(let shape, wanted) = entry.command else { return nil }
            return shape.rect.offsetBy(dx: layer.origin.x, dy: layer.origin.y)
        }
    }
}

private func clips(_ picture: Picture) -> [Corners] {
    picture.layers.flatMap { layer in
        layer.list.entries.compactMap { entry in
            guard case .beginGroup(let clip?, _, _) = entry.command else { return nil }
            return clip.corners
        }
    }
}

private func rows(_ count: Int, height: CGFloat = 44) -> [ListItem] {
    (0..<count).map { _ in ListItem(className: "PlainCell", size: SizeBinding(height: height)) }
}

@Suite struct PaintingTests {
    @Test func `plain rows have a separator of one pixel inside their bottom edge`() throws {
        let picture = ListPainter(try adapter(ListContent(sections: [ListSection(items: rows(2))]))).picture()
        // From the leading margin, 16 at 375, to the trailing edge; half a point at 2x.
        let expected = [43.5, 87.5].map { CGRect(x: 16, y: $0, width: 359, height: 0.5) }
        #expect(fills(picture, .separator) == expected)
    }

    @Test func `right to left mirrors separators`() throws {
        let content = ListContent(sections: [ListSection(items: rows(1))])
        let picture = ListPainter(try adapter(content, traits: Traits(direction: .rightToLeft))).picture()
        #expect(fills(picture, .separator) == [CGRect(x: 0, y: 43.5, width: 359, height: 0.5)])
    }

    @Test func `an inset group rounds its first and last row and has no line below the last`() throws {
        let options = TableOptions(style: .insetGrouped, cornerRadius: 10)
        let content = ListContent(sections: [ListSection(items: rows(3))], layout: .table(options))
        let picture = ListPainter(try adapter(content)).picture()
        let top = Corners(topLeft: 10, topRight: 10, bottomLeft: 0, bottomRight: 0)
        let bottom = Corners(topLeft: 0, topRight: 0, bottomLeft: 10, bottomRight: 10)
        #expect(clips(picture) == [top, bottom])
        // Without a header the group begins 18 pt down; rows lie 16 from the sides, lines 16 further.
        let lines = [18.0 + 43.5, 18 + 87.5].map { CGRect(x: 32, y: $0, width: 327, height: 0.5) }
        #expect(fills(picture, .separator) == lines)
        #expect(
            fills(picture, .secondarySystemGroupedBackground).first
                == CGRect(x: 16, y: 18, width: 343, height: 44)
        )
        #expect(picture.background == Color.systemGroupedBackground.resolved(for: Traits()))
    }

    @Test func `a layer's bounds hold what it paints`() throws {
        let picture = ListPainter(try adapter(ListContent(sections: [ListSection(items: rows(2))]))).picture()
        #expect(
            picture.layers.map(\.bounds) == [0.0, 44].map { CGRect(x: 0, y: $0, width: 375, height: 44) }
        )
    }

    private func pinnedList() -> ListContent {
        let header = ListItem(className: "PlainCell", size: SizeBinding(height: 28))
        return ListContent(sections: (0..<3).map { _ in ListSection(items: rows(20), header: header) })
    }

    @Test(arguments: [
        // Sections are 28 + 20 x 44 = 908 high.
        (0.0, 0.0), (100, 0), (880, 0), (900, -20),
    ])
    func `a plain header stays at the screen's top until its section ends`(offset: Double, y: Double) throws {
        let painter = ListPainter(try adapter(pinnedList()), viewport: Viewport(offset: offset))
        let line = painter.tree().split(separator: "\n").first { $0.hasPrefix("  header 0") }
        let place = TreeNumber.text(offset + y)
        #expect(line == "  header 0 (0 \(place); 375 28)")
    }

    @Test func `a pinned header lies over the rows and hides them`() throws {
        let painter = ListPainter(try adapter(pinnedList()), viewport: Viewport(offset: 50))
        let picture = painter.picture()
        let last = try #require(picture.layers.last)
        #expect(last.bounds == CGRect(x: 0, y: 0, width: 375, height: 28))
        guard case .fill(_, picture.background) = last.list.entries[0].command else {
            Issue.record("the header has no background")
            return
        }
    }

    @Test func `a picture of the whole content pins nothing`() throws {
        let tree = ListPainter(try adapter(pinnedList())).tree()
        let headers = tree.split(separator: "\n").filter { $0.hasPrefix("  header") }
        #expect(headers.map(String.init) == [0, 1, 2].map { "  header \($0) (0 \($0 * 908); 375 28)" })
    }

    @Test func `a viewport is as large as the list and begins at its offset`() throws {
        let painter = ListPainter(try adapter(pinnedList()), viewport: Viewport(offset: 50))
        let picture = painter.picture()
        #expect(picture.size == CGSize(width: 375, height: 812))
        // The first row seen begins at 28, above the screen's top by 22.
        #expect(picture.layers.first?.origin == CGPoint(x: 0, y: -22))
    }

    @Test func `content insets are part of the whole picture`() throws {
        var content = ListContent(sections: [ListSection(items: rows(2))])
        content.contentInsets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let picture = ListPainter(try adapter(content)).picture()
        #expect(picture.size == CGSize(width: 375, height: 10 + 88 + 30))
        #expect(picture.layers.map(\.origin) == [CGPoint(x: 20, y: 10), CGPoint(x: 20, y: 54)])
    }
}

/// Whole numbers as trees write them.
private enum TreeNumber {
    static func text(_ value: Double) -> String { "\(Int(value))" }
}
