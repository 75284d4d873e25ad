import Foundation
import Graphics
import Testing
import Text
import Views

/// A row's views at the y and height they get in 60 pt; a column's at the x and width in 100 pt.
private struct Across: Sendable, Equatable {
    var start: CGFloat
    var length: CGFloat

    init(_ start: CGFloat, _ length: CGFloat) {
        self.start = start
        self.length = length
    }
}

@Suite struct StackAlignmentTests {
    @Test(arguments: [
        (StackView.Alignment.fill, [Across(0, 60), Across(0, 60)]),
        (.top, [Across(0, 20), Across(0, 30)]), (.leading, [Across(0, 20), Across(0, 30)]),
        (.center, [Across(20, 20), Across(15, 30)]),
        (.bottom, [Across(40, 20), Across(30, 30)]), (.trailing, [Across(40, 20), Across(30, 30)]),
        // Baselines at 15 and 10: the lower one counts.
        (.firstBaseline, [Across(0, 20), Across(5, 30)]), (.lastBaseline, [Across(0, 20), Across(5, 30)]),
    ])
    private func `a row places views across`(alignment: StackView.Alignment, places: [Across]) throws {
        let stack = StackView(arrangedSubviews: [
            Block(10, 20, baseline: 15), Block(10, 30, baseline: 10),
        ])
        stack.alignment = alignment
        try layOut(stack, 20, 60)
        #expect(stack.arrangedSubviews.map { Across($0.y, $0.height) } == places)
    }

    @Test(arguments: [
        (StackView.Alignment.fill, [Across(0, 100), Across(0, 100)]),
        (.leading, [Across(0, 20), Across(0, 30)]), (.top, [Across(0, 20), Across(0, 30)]),
        (.center, [Across(40, 20), Across(35, 30)]),
        (.trailing, [Across(80, 20), Across(70, 30)]), (.bottom, [Across(80, 20), Across(70, 30)]),
        // Baselines mean nothing in a column.
        (.firstBaseline, [Across(0, 20), Across(0, 30)]),
    ])
    private func `a column places views across`(alignment: StackView.Alignment, places: [Across]) throws {
        let stack = StackView(arrangedSubviews: [Block(20, 10), Block(30, 10)], axis: .vertical)
        stack.alignment = alignment
        try layOut(stack, 100, 20)
        #expect(stack.arrangedSubviews.map { Across($0.x, $0.width) } == places)
    }

    @Test func `right to left begins a column at the right`() throws {
        let stack = StackView(arrangedSubviews: [Block(20, 10)], axis: .vertical)
        stack.alignment = .leading
        try layOut(stack, 100, 10, traits: Traits(direction: .rightToLeft))
        #expect(stack.arrangedSubviews[0].frame == rect(80, 0, 20, 10))
    }

    @Test func `a row aligned by baselines is as high as they need`() {
        let stack = StackView(arrangedSubviews: [
            Block(10, 20, baseline: 15), Block(10, 30, baseline: 10),
        ])
        stack.alignment = .firstBaseline
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 20, height: 35))
    }

    @Test func `labels of two sizes stand on one baseline`() throws {
        let (large, small) = (Label(), Label())
        large.font = .systemFont(ofSize: 34)
        small.font = .systemFont(ofSize: 12)
        for label in [large, small] { label.text = "Hg" }
        let stack = StackView(arrangedSubviews: [large, small])
        stack.alignment = .firstBaseline
        stack.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits())
        try layOut(stack, 200, stack.sizeThatFits(.zero).height)
        let lines = [large, small].map { $0.y + $0.baselines(forSize: $0.frame.size).first }
        #expect(abs(lines[0] - lines[1]) < 1e-9)
    }

    @Test func `a nested column in a row gives its first baseline before it was laid out`() {
        let column = StackView(
            arrangedSubviews: [Block(10, 20, baseline: 15), Block(10, 20, baseline: 15)],
            axis: .vertical,
            spacing: 4
        )
        let baselines = column.baselines(forSize: CGSize(width: 10, height: 44))
        #expect(baselines.first == 15)
        #expect(baselines.last == 39)
    }

    @Test func `fill leaves a view its own thickness, at the leading edge`() throws {
        let fixed = Block(20, 10)
        fixed.sizeRules.width = .points(40)
        let stack = StackView(arrangedSubviews: [fixed, Block(30, 10)], axis: .vertical)
        try layOut(stack, 100, 20)
        #expect(stack.arrangedSubviews.map(\.frame) == [rect(0, 0, 40, 10), rect(0, 10, 100, 10)])
    }

    @Test func `fill keeps a view below its greatest and above its least width`() throws {
        let (low, high) = (Block(20, 10), Block(20, 10))
        low.sizeRules.maxWidth = .points(60)
        high.sizeRules.minWidth = .points(120)
        let stack = StackView(arrangedSubviews: [low, high], axis: .vertical)
        try layOut(stack, 100, 20)
        // Both are centred in the 100 pt.
        #expect(stack.arrangedSubviews.map(\.frame) == [rect(20, 0, 60, 10), rect(-10, 10, 120, 10)])
    }
}
