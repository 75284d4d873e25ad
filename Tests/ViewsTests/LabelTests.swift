import Foundation
import Graphics
import Testing
import Text
import Views

/// A label in an environment of the given scale.
private func label(_ text: String, scale: Double = 2, _ change: (Label) -> Void = { _ in }) throws -> Label {
    let label = Label()
    label.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits(scale: scale))
    label.text = text
    change(label)
    return label
}

@Suite struct LabelTests {
    @Test(arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 61.0 / 3)] as [(Double, Double)])
    func `a line of 17 pt is rounded up to whole pixels`(scale: Double, height: Double) throws {
        // uikit-facts 4.1: 20.333 at 3x, 20.5 at 2x, 21 at 1x.
        let size = try label("Hello", scale: scale).sizeThatFits(.zero)
        #expect(abs(size.height - height) < 1e-9)
    }

    @Test(
        arguments: zip(
            ContentSizeCategory.allCases,
            [90.0, 94, 97, 101, 108, 115, 122, 137, 154, 172, 190, 208]
        )
    )
    func `a title1 label is as high as measured on iOS`(category: ContentSizeCategory, pixels: Double) throws
    {
        // uikit-facts 4.1: pixels at 3x for the twelve text sizes.
        let label = Label()
        label.ownEnvironment = TextEnvironment(
            fonts: try FontSet.debian(),
            traits: Traits(scale: 3, textSize: category)
        )
        label.font = .preferredFont(forTextStyle: .title1)
        label.text = "Title"
        #expect(abs(label.sizeThatFits(.zero).height * 3 - pixels) < 1e-6)
    }

    @Test func `an empty label measures zero`() throws {
        #expect(try label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    @Test func `one line takes its whole length whatever is offered`() throws {
        let label = try label("A text much longer than ten points")
        #expect(label.sizeThatFits(CGSize(width: 10, height: 10)).width > 200)
    }

    @Test func `several lines wrap at the offered width`() throws {
        let label = try label("A text much longer than ninety points") { $0.numberOfLines = 0 }
        let size = label.sizeThatFits(CGSize(width: 90, height: 0))
        #expect(size.width <= 90)
        #expect(size.height > 60)
    }

    @Test func `a label too low for its lines shows those that have room`() throws {
        let label = try label("one two three four five six") { $0.numberOfLines = 0 }
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 41)
        #expect(label.shownText(in: label.frame.size).lines.count == 2)
        #expect(label.isTruncated)
    }

    @Test func `text is centred in a taller label`() throws {
        // uikit-facts 4.2: 17 pt in 133 px at 3x has its baseline at pixel 85.
        let label = try label("Hello", scale: 3)
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 133.0 / 3)
        let baseline = label.baselines(forSize: label.frame.size).first
        #expect((baseline * 3).rounded() == 85)
    }
}
