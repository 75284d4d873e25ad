import Foundation
import Graphics
import Layouts
import Testing

/// What holds for every list whose items fit and whose distances are not negative.
struct PropertyTests {
    private static let seeds = Array(UInt64(1)...120)
    private static let everywhere = CGRect(-1e7, -1e7, 2e7, 2e7)
    /// Sums of a hundred lengths differ by less.
    private static let noise = 1e-6

    @Test(arguments: seeds)
    func `nothing overlaps and all is inside the content`(_ seed: UInt64) throws {
        let placement = try RandomList(seed: seed).placement()
        let content = CGRect(origin: .zero, size: placement.contentSize)
        let frames = placement.elements(in: Self.everywhere).map(\.frame)
        let outside = frames.filter { !content.insetBy(dx: -Self.noise, dy: -Self.noise).contains($0) }
        #expect(outside.isEmpty)
        let smaller = frames.map { $0.insetBy(dx: Self.noise, dy: Self.noise) }
        var overlaps = 0
        for (index, frame) in smaller.enumerated() where !frame.isNull && !frame.isEmpty {
            overlaps += smaller[..<index].count { !$0.isNull && !$0.isEmpty && $0.intersects(frame) }
        }
        #expect(overlaps == 0)
    }

    @Test(arguments: seeds)
    func `items keep their order`(_ seed: UInt64) throws {
        let list = RandomList(seed: seed)
        let placement = try list.placement()
        for section in list.sections.indices {
            let frames = placement.itemFrames(section)
            let disorder = zip(frames, frames.dropFirst()).count {
                isOutOfOrder($0, $1, list.layouts[section])
            }
            #expect(disorder == 0)
        }
    }

    /// Tables and flows read line by line; in a waterfall an item starts no higher than a
    /// narrower or equal one before it.
    private func isOutOfOrder(_ a: CGRect, _ b: CGRect, _ layout: SectionLayout) -> Bool {
        switch layout {
        case .table: return b.minY < a.maxY - Self.noise
        case .flow: return b.minY < a.maxY - Self.noise && b.minX < a.maxX - Self.noise
        case .waterfall(let options):
            guard options.order == .shortestFirst else { return false }
            return b.minY < a.minY - Self.noise && b.width >= a.width - Self.noise
        }
    }

    @Test(arguments: seeds)
    func `right to left is the mirror of left to right`(_ seed: UInt64) throws {
        let straight = try RandomList(seed: seed).placement()
        let mirrored = try RandomList(seed: seed, direction: .rightToLeft).placement()
        #expect(straight.contentSize == mirrored.contentSize)
        let width = straight.contentSize.width
        let expected = straight.elements(in: Self.everywhere).map { placed in
            let frame = placed.frame
            let x = width - frame.minX - frame.width
            return PlacedElement(
                element: placed.element,
                frame: CGRect(x, frame.minY, frame.width, frame.height)
            )
        }
        #expect(mirrored.elements(in: Self.everywhere) == expected)
    }

    @Test(arguments: seeds)
    func `horizontal is the transpose of vertical`(_ seed: UInt64) throws {
        let list = RandomList(seed: seed)
        let vertical = try list.placement()
        let horizontal = try list.transposed.placement()
        let expected = vertical.elements(in: Self.everywhere).map { placed in
            let frame = placed.frame
            let turned = CGRect(frame.minY, frame.minX, frame.height, frame.width)
            return PlacedElement(element: placed.element, frame: turned)
        }
        #expect(horizontal.elements(in: Self.everywhere) == expected)
        #expect(horizontal.contentSize.width == vertical.contentSize.height)
        #expect(horizontal.contentSize.height == vertical.contentSize.width)
    }

    @Test(arguments: seeds)
    func `a section is placed as if it were alone`(_ seed: UInt64) throws {
        let list = RandomList(seed: seed)
        let placement = try list.placement()
        for section in list.sections.indices {
            let alone = try ListLayout.placement(
                of: [list.sections[section]],
                layout: list.layouts[section],
                in: list.container
            )
            let top = placement.sectionFrame(section)?.minY ?? .nan
            let pairs = zip(placement.itemFrames(section), alone.itemFrames())
            let moved = pairs.count { abs($0.minY - top - $1.minY) > Self.noise || $0.minX != $1.minX }
            #expect(moved == 0)
        }
    }

    @Test(arguments: seeds, [LayoutDirection.leftToRight, .rightToLeft])
    func `a query finds what looking at everything finds`(_ seed: UInt64, _ direction: LayoutDirection) throws
    {
        var list = RandomList(seed: seed, direction: direction)
        if seed % 2 == 0 {
            list = list.transposed
            list.container.direction = direction
        }
        let placement = try list.placement()
        let all = placement.elements(in: Self.everywhere)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let rect = randomRect(all, placement.contentSize, &random)
            let expected = all.filter { overlap($0.frame, rect) }
            #expect(placement.elements(in: rect) == expected)
            let point = rect.origin
            let under = all.last { covers($0.frame, point) }
            #expect(placement.element(at: point) == under)
        }
    }

    /// Half of the rectangles end exactly at an element's edge.
    private func randomRect(
        _ all: [PlacedElement],
        _ content: CGSize,
        _ random: inout SeededGenerator
    ) -> CGRect {
        if Bool.random(using: &random), let element = all.randomElement(using: &random) {
            return CGRect(element.frame.maxX, element.frame.maxY, 100, random.length(upTo: 300))
        }
        return CGRect(
            random.length(upTo: Int(content.width) + 1) - 20,
            random.length(upTo: Int(content.height) + 1) - 20,
            random.length(upTo: 200),
            random.length(upTo: 300)
        )
    }

    private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }

    private func covers(_ frame: CGRect, _ point: CGPoint) -> Bool {
        frame.minX <= point.x && point.x < frame.maxX && frame.minY <= point.y && point.y < frame.maxY
    }

    @Test(arguments: [1.0, 2, 3])
    func `neighbours meet on the same pixel`(_ scale: Double) throws {
        let grid = PixelGrid(scale: scale)
        var gaps = 0
        for seed in UInt64(1)...300 {
            var random = SeededGenerator(seed: seed)
            let heights = (0..<100).map { _ in random.length(upTo: 60) }
            let columns = Int.random(in: 1...9, using: &random)
            let rows = try place(.lengths(heights), by: .table).itemFrames()
            gaps += zip(rows, rows.dropFirst()).count { grid.pixel($0.maxY) != grid.pixel($1.minY) }
            let layout = SectionLayout.waterfall(WaterfallOptions(columns: .count(columns)))
            let list = Container(width: 200 + random.length(upTo: 300), height: 480)
            let cells = try place(.lengths(Array(repeating: 10, count: columns)), by: layout, in: list)
            let frames = cells.itemFrames()
            gaps += zip(frames, frames.dropFirst()).count { grid.pixel($0.maxX) != grid.pixel($1.minX) }
            gaps += frames.last.map { grid.pixel($0.maxX) != grid.pixel(list.width) } == true ? 1 : 0
        }
        #expect(gaps == 0)
    }

    @Test(arguments: 1...12, [1, 3, 40])
    func `a waterfall of any number of columns follows the plain rule`(_ columns: Int, _ step: Int) throws {
        var random = SeededGenerator(seed: UInt64(columns * 100 + step))
        // Coarse steps make many ties, the added noise many near ties.
        let heights = (0..<2000).map { _ in
            Double(Int.random(in: 0...4, using: &random) * step)
                + Double(Int.random(in: 0...3, using: &random)) * 4e-7
        }
        let layout = SectionLayout.waterfall(WaterfallOptions(columns: .count(columns)))
        let placement = try place(.lengths(heights), distances(line: 2), by: layout)
        let width = 320 / Double(columns)
        var ends = Array(repeating: 0.0, count: columns)
        var differing = 0
        for (item, height) in heights.enumerated() {
            let shortest = ends.min() ?? 0
            let column = ends.firstIndex { $0 <= shortest + 1e-6 } ?? 0
            let expected = CGRect(width * Double(column), ends[column], width, height)
            differing += placement.frame(ofItem: item, inSection: 0) == expected ? 0 : 1
            ends[column] += height + 2
        }
        #expect(differing == 0)
    }
}
