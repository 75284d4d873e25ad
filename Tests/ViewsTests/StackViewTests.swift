import Foundation
import Graphics
import Testing
import Text
import Views

@Suite struct StackViewTests {
    @Test func `a column is as wide as its widest view and as high as all with gaps`() {
        let stack = StackView(arrangedSubviews: [Block(30, 10), Block(50, 20)], axis: .vertical, spacing: 6)
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 50, height: 36))
    }

    @Test func `hidden views leave no gap`() {
        let hidden = Block(30, 10)
        hidden.isHidden = true
        let stack = StackView(
            arrangedSubviews: [Block(10, 10), hidden, Block(10, 10)],
            axis: .vertical,
            spacing: 6
        )
        #expect(stack.sizeThatFits(.zero).height == 26)
    }

    @Test(arguments: [
        (StackView.Distribution.fillEqually, [0.0, 50], [50.0, 50]),
        (.equalSpacing, [0, 70], [20, 30]),
        (.fill, [0, 20], [20, 80]),
    ])
    func `a row shares 100 pt between 20 and 30`(
        distribution: StackView.Distribution,
        starts: [Double],
        widths: [Double]
    ) {
        let stack = StackView(arrangedSubviews: [Block(20, 10), Block(30, 10)])
        stack.distribution = distribution
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map { Double($0.x) } == starts)
        #expect(stack.arrangedSubviews.map { Double($0.width) } == widths)
    }

    @Test func `in too little room the longest gives way first`() {
        let stack = StackView(arrangedSubviews: [Block(100, 10), Block(30, 10)])
        stack.frame = CGRect(x: 0, y: 0, width: 90, height: 10)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.width) == [60, 30])
    }

    @Test func `the view of the lowest hugging priority takes the free room`() {
        let views = [Block(20, 10), Block(30, 10)]
        views[0].horizontalHuggingPriority = LayoutPriority(rawValue: 1)
        let stack = StackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stack.layoutIfNeeded()
        #expect(views.map(\.width) == [70, 30])
    }

    @Test func `custom spacing replaces the gap after one view`() {
        let views = [Block(10, 10), Block(10, 10), Block(10, 10)]
        let stack = StackView(arrangedSubviews: views, spacing: 5)
        stack.setCustomSpacing(20, after: views[0])
        #expect(stack.sizeThatFits(.zero).width == 55)
    }

    @Test func `right to left mirrors the row once`() {
        let views = [Block(20, 10), Block(30, 10)]
        let stack = StackView(arrangedSubviews: views)
        stack.distribution = .equalSpacing
        stack.ownEnvironment = .current
        stack.ownEnvironment?.traits.direction = .rightToLeft
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        stack.layoutIfNeeded()
        #expect(views.map(\.x) == [80, 0])
    }
}
