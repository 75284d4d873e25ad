import Foundation
import Graphics
import Layouts
import Lists
import Testing
import Text
import Views

/// Shows a text or a number, each in its own view, and forgets neither by itself.
private final class TwoFaceCell: CollectionViewCell {
    let outer = StackView(axis: .vertical, spacing: 4)
    let inner = StackView(axis: .horizontal, spacing: 4)
    let label = Label()
    let other = Label()

    required init(frame: CGRect = .zero) {
        super.init(frame: frame)
        label.numberOfLines = 0
        inner.addArrangedSubview(label)
        outer.addArrangedSubview(inner)
        outer.addArrangedSubview(other)
        other.text = "below"
        contentView.addSubview(outer)
    }

    override func whenGetResponseObject(_ object: Any?) {
        label.text = object as? String
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        outer.frame = CGRect(x: 0, y: 0, width: frame.width, height: outer.sizeThatFits(frame.size).height)
    }
}

@Suite struct ReuseTests {
    private func content(_ count: Int, height: CGFloat = 44) -> ListContent {
        let items = (0..<count).map { index in
            ListItem(
                className: "LetterCell",
                data: ItemData("row \(index)"),
                size: SizeBinding(height: height)
            )
        }
        return ListContent(sections: [ListSection(items: items)])
    }

    private func registry(_ log: CellLog) -> CellRegistry {
        CellRegistry([CellClass(name: "LetterCell") { LetterCell(log: log) }])
    }

    @Test func `items of given size are laid out without making a cell`() throws {
        let log = CellLog()
        _ = try adapter(content(1000), registry: registry(log))
        #expect(log.made == 0)
    }

    @Test func `one screen touches only the cells on it and reuses them`() throws {
        let log = CellLog()
        let adapter = try adapter(content(100_000), registry: registry(log))
        let picture = ListPainter(adapter, viewport: Viewport(offset: 44 * 5000 + 10)).picture()
        // Rows 5000 to 5018 lie between 10 and 822 pt: 19 of them; one cell serves all in turn.
        #expect(picture.layers.count == 19)
        #expect(log.made == 1)
        #expect(log.reused == 18)
        #expect(log.measured == 19)
    }

    @Test func `nothing of the former item remains in nested views`() throws {
        let texts = [
            String(repeating: "long text ", count: 20), "short", String(repeating: "mid ", count: 25),
        ]
        let registry = CellRegistry([CellClass(TwoFaceCell.self)])
        func tree(_ texts: [String]) throws -> [Substring] {
            let items = texts.map { text in
                ListItem(className: "TwoFaceCell", data: ItemData(text), size: SizeBinding(height: 300))
            }
            let content = ListContent(sections: [ListSection(items: items)])
            return ListPainter(try adapter(content, registry: registry)).tree().split(separator: "\n")
        }
        let together = try tree(texts)
        let apart = try texts.map { try tree([$0]).dropFirst(2) }
        #expect(together.filter { $0.hasPrefix("    ") } == apart.flatMap { $0 })
    }

    @Test func `a cell knows its place and its class, a header no place`() throws {
        final class PlaceCell: CollectionViewCell {
            override var treeProperties: [TreeProperty] {
                [
                    TreeProperty("place", indexPath.map { "\(Array($0))" } ?? "none"),
                    TreeProperty("reuse", reuseIdentifier ?? "none"),
                ]
            }
        }
        let item = ListItem(className: "PlaceCell", size: SizeBinding(height: 10))
        let section = ListSection(items: [item, item], header: item, footer: item)
        let registry = CellRegistry([CellClass(PlaceCell.self)])
        let adapter = try adapter(ListContent(sections: [section]), registry: registry)
        let places = ListPainter(adapter).tree().split(separator: "\n").compactMap { line in
            line.firstRange(of: "place=").map { String(line[$0.upperBound...]) }
        }
        let reuse = " reuse=PlaceCell"
        #expect(places == ["none", "[0, 0]", "[0, 1]", "none"].map { $0 + reuse })
    }

    @Test func `laying out a cell calls the method by which it sizes itself, with its bounds`() {
        final class BoundsCell: CollectionViewCell, SelfSizing {
            var sizes: [CGSize] = []
            func layoutSubviews(forWidth width: CGFloat, height: CGFloat) -> CGSize {
                sizes.append(CGSize(width: width, height: height))
                return .zero
            }
        }
        let cell = BoundsCell(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
        cell.layoutIfNeeded()
        #expect(cell.sizes == [CGSize(width: 50, height: 60)])
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    }

    @Test func `a cell is not selected once it is used again`() {
        let cell = TableViewCell()
        cell.isSelected = true
        cell.isHighlighted = true
        cell.prepareForReuse()
        #expect(!cell.isSelected && !cell.isHighlighted)
    }
}
