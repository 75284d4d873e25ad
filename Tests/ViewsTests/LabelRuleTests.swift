import Foundation
import Graphics
import Testing
import Text
import Views

private func label(_ text: String, lines: Int = 1, traits: Traits = Traits()) throws -> Label {
    let label = Label()
    label.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: traits)
    label.numberOfLines = lines
    label.text = text
    return label
}

/// The x of the first glyph run that is drawn.
private func firstX(_ label: Label) throws -> CGFloat {
    for entry in label.displayList().entries {
        if case .glyphs(_, let origin, _) = entry.command { return origin.x }
    }
    throw LabelRuleTests.NoText()
}

@Suite struct LabelRuleTests {
    struct NoText: Error {}

    @Test(arguments: [
        (TextAlignment.left, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 0.5),
        (.right, .leftToRight, 1), (.natural, .leftToRight, 0), (.natural, .rightToLeft, 1),
        (.left, .rightToLeft, 0),
    ])
    func `alignment places a line in its width`(
        alignment: TextAlignment,
        direction: LayoutDirection,
        share: Double
    ) throws {
        let label = try label("Hello", traits: Traits(direction: direction))
        label.textAlignment = alignment
        label.frame = rect(0, 0, 200, 20.5)
        let free = 200 - label.shownText(in: label.frame.size).width
        #expect(try abs(firstX(label) - free * share) < 1e-9)
    }

    @Test func `assigning font or color applies to the whole text`() throws {
        let label = try label("")
        label.attributedText = AttributedText([
            .init("a", .init(font: .systemFont(ofSize: 10), color: .label)),
            .init("b", .init(font: .systemFont(ofSize: 20), color: .link)),
        ])
        label.font = .systemFont(ofSize: 30)
        label.textColor = .systemRed
        let attributes = label.attributedText?.segments.map(\.attributes) ?? []
        #expect(attributes.map(\.font.pointSize) == [30, 30])
        #expect(attributes.map(\.color) == [.systemRed, .systemRed])
        #expect(label.text == "ab")
    }

    @Test func `the intrinsic size wraps at the preferred width only`() throws {
        let label = try label("A text of several words that wraps", lines: 0)
        #expect(label.intrinsicContentSize.height == 20.5)
        label.preferredMaxLayoutWidth = 100
        #expect(label.intrinsicContentSize.height > 41)
        #expect(label.intrinsicContentSize.width <= 100)
    }

    @Test(arguments: [(1, 20.5), (2, 41), (3, 61), (0, 101.5)] as [(Int, CGFloat)])
    func `the height is that of the lines allowed, rounded up to pixels`(lines: Int, height: CGFloat) throws {
        // Lines of 20.287 pt: 40.574 is 41 at 2x, 60.861 is 61, five are 101.436.
        let label = try label("a\nb\nc\nd\ne", lines: lines)
        #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == height)
    }

    @Test func `line spacing lies between lines and not after one`() throws {
        let one = try label("a", lines: 0)
        one.lineSpacing = 10
        #expect(one.sizeThatFits(CGSize(width: 100, height: 0)).height == 20.5)
        let two = try label("a\nb", lines: 0)
        two.lineSpacing = 10
        #expect(two.sizeThatFits(CGSize(width: 100, height: 0)).height == 51)
    }

    @Test func `sizing to fit keeps the width as the limit and the origin`() throws {
        let label = try label("A text of several words that wraps", lines: 0)
        label.frame = rect(15, 20, 100, 0)
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 15, y: 20))
        #expect(label.width <= 100 && label.height > 41)
        #expect(!label.isTruncated)
    }

    @Test func `an underline follows its piece of text`() throws {
        let label = try label("")
        var underlined = AttributedText.Attributes(font: .systemFont(ofSize: 17), color: .label)
        let plain = underlined
        underlined.isUnderlined = true
        label.attributedText = AttributedText([.init("plain ", plain), .init("line", underlined)])
        label.frame = CGRect(origin: .zero, size: label.sizeThatFits(.zero))
        let runs = try #require(label.shownText(in: label.frame.size).lines.first).runs
        let fills = label.displayList().entries.compactMap { entry -> CGRect? in
            guard case .fill(let shape, _) = entry.command else { return nil }
            return shape.rect
        }
        #expect(fills.count == 1)
        #expect(fills.map(\.minX) == runs.suffix(1).map { CGFloat($0.x) })
        #expect(fills.map(\.width) == runs.suffix(1).map { CGFloat($0.width) })
    }
}
