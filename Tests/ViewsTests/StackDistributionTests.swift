import Foundation
import Graphics
import Testing
import Text
import Views

private func row(_ views: [View], _ distribution: StackView.Distribution, spacing: CGFloat = 0) -> StackView {
    let stack = StackView(arrangedSubviews: views, spacing: spacing)
    stack.distribution = distribution
    return stack
}

@Suite struct StackDistributionTests {
    @Test func `proportional shares follow the views' own lengths`() throws {
        let stack = row([Block(20, 10), Block(30, 10)], .fillProportionally, spacing: 10)
        try layOut(stack, 110, 10)
        #expect(stack.arrangedSubviews.map(\.frame) == [rect(0, 0, 40, 10), rect(50, 0, 60, 10)])
    }

    @Test func `proportional shares measure as they are laid out when there is too little room`() throws {
        let texts = ["A text that is long and wraps in its share", "A shorter text"]
        let labels = texts.map { text in
            let label = Label()
            label.text = text
            label.numberOfLines = 0
            return label
        }
        let stack = row(labels, .fillProportionally)
        stack.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits())
        let size = stack.sizeThatFits(CGSize(width: 200, height: 0))
        try layOut(stack, 200, size.height)
        #expect(labels.map(\.isTruncated) == [false, false])
    }

    @Test(arguments: [
        // Lengths 20, 40, 20 in 200: centres at 10 and 190, so the middle one at 100.
        (200.0, 0.0, [0.0, 80, 180]),
        // 20, 40, 20 with gaps of at least 5 in 90: pitch 35, gaps 5 and 5.
        (90.0, 5.0, [0.0, 25, 70]),
    ])
    func `equal centering puts centres at equal distances`(
        width: Double,
        spacing: Double,
        starts: [Double]
    ) throws {
        let views = [Block(20, 10), Block(40, 10), Block(20, 10)]
        let stack = row(views, .equalCentering, spacing: spacing)
        try layOut(stack, width, 10)
        #expect(views.map { Double($0.x) } == starts)
    }

    @Test func `unequal ends keep their gaps when centres cannot be equal`() throws {
        // 10, 80, 10, 10 in 140: centres 5 and 135, pitch 43.33; gap 0 would be -1.67, so it is the least, 0,
        // and the others share the rest of 30: 30 = 0 + a + b.
        let views = [Block(10, 10), Block(80, 10), Block(10, 10), Block(10, 10)]
        let stack = row(views, .equalCentering)
        try layOut(stack, 140, 10)
        #expect(abs(views[1].x - 10) < 1e-9)
        #expect(abs(views[3].maxX - 140) < 1e-9)
        #expect(views[2].x >= views[1].maxX && views[3].x >= views[2].maxX)
    }

    @Test func `a view does not grow beyond its greatest width`() throws {
        let views = [Block(20, 10), Block(20, 10)]
        views[1].sizeRules.maxWidth = .points(30)
        try layOut(row(views, .fill), 100, 10)
        #expect(views.map(\.width) == [70, 30])
    }

    @Test func `a view does not shrink below its least width`() throws {
        let views = [Block(100, 10), Block(100, 10)]
        views[0].sizeRules.minWidth = .points(90)
        try layOut(row(views, .fill), 120, 10)
        #expect(views.map(\.width) == [90, 30])
    }

    @Test func `the lowest compression resistance gives way first`() throws {
        let views = [Block(50, 10), Block(80, 10)]
        views[0].horizontalCompressionResistancePriority = .defaultLow
        try layOut(row(views, .fill), 100, 10)
        #expect(views.map(\.width) == [20, 80])
    }

    @Test func `a share counts against the stack's width without its margins`() throws {
        let views = [Block(10, 10), Block(10, 10)]
        views[0].sizeRules.width = .fraction(0.25)
        let stack = row(views, .fill)
        stack.layoutMargins = EdgeInsets(top: 1, left: 10, bottom: 2, right: 30)
        try layOut(stack, 240, 13)
        #expect(views.map(\.frame) == [rect(10, 1, 50, 10), rect(60, 1, 150, 10)])
    }

    @Test func `an aspect ratio gives the height of a view as wide as its column`() throws {
        let image = Block(10, 10)
        image.sizeRules.aspectRatio = 2
        let stack = StackView(arrangedSubviews: [image, Block(60, 10)], axis: .vertical)
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 60, height: 40))
        try layOut(stack, 100, 60)
        #expect(image.frame == rect(0, 0, 100, 50))
    }

    @Test func `a row keeps the aspect ratio of a view`() throws {
        let image = Block(40, 10)
        image.sizeRules.aspectRatio = 2
        let stack = row([image, Block(10, 50)], .fill)
        try layOut(stack, 50, 50)
        #expect(image.frame == rect(0, 0, 40, 20))
    }

    @Test func `nested stacks add their margins and gaps`() {
        let inner = StackView(arrangedSubviews: [Block(10, 10), Block(10, 20)], spacing: 5)
        inner.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let outer = StackView(arrangedSubviews: [inner, Block(5, 5)], axis: .vertical, spacing: 7)
        outer.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        // Inner 10 + 5 + 10 + 6 by 20 + 4; outer 31 + 60 by 24 + 7 + 5 + 40.
        #expect(outer.sizeThatFits(.zero) == CGSize(width: 91, height: 76))
    }

    @Test(arguments: [StackView.Alignment.fill, .top, .center, .firstBaseline])
    func `a label beside a picture wraps in what is left and is not cut`(
        alignment: StackView.Alignment
    ) throws {
        let label = Label()
        label.text = "A title that is too long for the room beside its picture"
        label.numberOfLines = 0
        let picture = Block(60, 60)
        picture.sizeRules.width = .points(60)
        picture.sizeRules.height = .points(60)
        let stack = row([picture, label], .fill, spacing: 12)
        stack.alignment = alignment
        stack.ownEnvironment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits())
        let size = stack.sizeThatFits(CGSize(width: 172, height: 0))
        try layOut(stack, 172, size.height)
        #expect(label.frame.minX == 72)
        #expect(label.maxX <= 172)
        #expect(!label.isTruncated)
        #expect(label.shownText(in: label.frame.size).lines.count > 2)
    }

    @Test func `a view taken out of the tree leaves its stack`() throws {
        let views = [Block(10, 10), Block(20, 10)]
        let stack = row(views, .fill)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1)
        let other = StackView()
        other.addArrangedSubview(views[1])
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(other.arrangedSubviews.count == 1)
    }

    @Test func `a view only taken out of the layout stays in the tree`() {
        let views = [Block(10, 10), Block(20, 10)]
        let stack = row(views, .fill)
        stack.removeArrangedSubview(views[0])
        #expect(stack.sizeThatFits(.zero).width == 20)
        #expect(views[0].superview === stack)
    }

    @Test func `a change deep inside moves what lies around it`() throws {
        let label = Label()
        label.numberOfLines = 0
        label.text = "one"
        let inner = row([label], .fill)
        let below = Block(10, 10)
        let outer = StackView(arrangedSubviews: [inner, below], axis: .vertical)
        outer.alignment = .leading
        try layOut(outer, 100, 400)
        let before = below.y
        label.text = "one two three four five six seven eight nine ten"
        outer.layoutIfNeeded()
        #expect(below.y > before)
    }
}
