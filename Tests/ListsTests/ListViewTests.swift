import Foundation
import Graphics
import Layouts
import Lists
import Testing
import Text
import Views

/// Counts how it is used; shows its datum as a label.
private final class NoteCell: CollectionViewCell {
    let label = Label()
    var preparedCount = 0

    required init(frame: CGRect = .zero) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    override func prepareForReuse() {
        preparedCount += 1
        label.text = nil
        backgroundColor = nil
    }

    override func whenGetResponseObject(_ object: Any?) {
        label.text = object as? String
        label.tapOrder = label.text == "button" ? "press" : nil
        label.isUserInteractionEnabled = true
        label.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
    }
}

private final class Owner: ListOwner {
    var selected: [IndexPath] = []
    var scrolls = 0
    var size: CGSize?

    func list(_ list: ListView, didSelectItemAt indexPath: IndexPath) { selected.append(indexPath) }
    func list(_ list: ListView, sizeForItemAt indexPath: IndexPath) -> CGSize? { size }
    func listDidScroll(_ list: ListView) { scrolls += 1 }
}

/// A table of rows 100 pt high in a list of 375 x 812.
private func list(_ texts: [String], click: ItemAction? = nil) -> ListView {
    let items = texts.map { text in
        ListItem(className: "NoteCell", data: ItemData(text), size: SizeBinding(height: 100), click: click)
    }
    return ListView(
        content: ListContent(sections: [ListSection(items: items)]),
        registry: CellRegistry([CellClass(NoteCell.self)])
    )
}

struct ListViewTests {
    @Test func `a screen of many items makes only the cells it shows`() throws {
        let list = list((0..<100_000).map { "\($0)" })
        _ = try list.picture()
        // 812 pt show rows 0 to 8.
        #expect(list.madeCellCount == 9)
    }

    @Test func `scrolling reuses the cells that left the screen`() throws {
        let list = list((0..<1000).map { "\($0)" })
        let first = try list.cell(at: IndexPath(item: 0, section: 0)) as? NoteCell
        list.scroll(to: 50_000)
        _ = try list.picture()
        #expect(list.madeCellCount == 9)
        #expect(first?.preparedCount == 1)
        let reused = try list.cell(at: IndexPath(item: 500, section: 0)) as? NoteCell
        #expect(reused?.label.text == "500")
        #expect(try list.cell(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test func `what a tap changes in a cell is seen in the next picture`() throws {
        let list = list(["a", "b"])
        let before = try list.tree()
        let cell = try #require(try list.cell(at: IndexPath(item: 1, section: 0)))
        cell.backgroundColor = .systemYellow
        #expect(try list.tree() != before)
        #expect(try list.picture().layers[1].list.entries.count > list.picture().layers[0].list.entries.count)
    }

    @Test func `a tap calls the item's click, then the owner`() throws {
        var events: [String] = []
        let list = list(
            ["a", "b"],
            click: ItemAction { events.append("\($0.indexPath.item) \($0.object ?? "")") }
        )
        let owner = Owner()
        list.owner = owner
        try list.tap(IndexPath(item: 1, section: 0))
        #expect(events == ["1 b"])
        #expect(owner.selected == [IndexPath(item: 1, section: 0)])
    }

    @Test func `a tap on a control calls the click with its order and not the owner`() throws {
        var orders: [String?] = []
        let list = list(["a", "button"], click: ItemAction { orders.append($0.order) })
        let owner = Owner()
        list.owner = owner
        #expect(try list.tap(at: CGPoint(x: 20, y: 120)) == IndexPath(item: 1, section: 0))
        try list.tap(at: CGPoint(x: 300, y: 150))
        #expect(orders == ["press", nil])
        #expect(owner.selected.count == 1)
    }

    @Test func `a tap beside all items is nothing, one on an item that does not exist an error`() throws {
        let list = list(["a"])
        #expect(try list.tap(at: CGPoint(x: 20, y: 500)) == nil)
        #expect(throws: ListError.self) { try list.tap(IndexPath(item: 7, section: 0)) }
        #expect(throws: ListError.self) { try list.tap(IndexPath(item: 0, section: 9)) }
    }

    @Test func `the owner's size wins over what is bound`() throws {
        let list = list(["a", "b"])
        let owner = Owner()
        owner.size = CGSize(width: 1, height: 30)
        list.owner = owner
        #expect(try list.adapter().placement.contentSize.height == 60)
    }

    @Test func `an owner that is gone is no one`() throws {
        let list = list(["a"])
        var owner: Owner? = Owner()
        list.owner = owner
        owner = nil
        #expect(list.owner == nil)
        try list.tap(IndexPath(item: 0, section: 0))
    }

    @Test func `scrolling to an item stops at the content's end`() throws {
        let list = list((0..<20).map { "\($0)" })
        try list.scroll(to: IndexPath(item: 3, section: 0))
        #expect(list.contentOffset == 300)
        try list.scroll(to: IndexPath(item: 19, section: 0))
        #expect(list.contentOffset == 1188)
    }

    @Test func `a reload shows other data in the same cells`() throws {
        let list = list(["a", "b"])
        _ = try list.picture()
        list.reload(
            ListContent(sections: [
                ListSection(items: [
                    ListItem(className: "NoteCell", data: ItemData("c"), size: SizeBinding(height: 100))
                ])
            ])
        )
        let cell = try list.cell(at: IndexPath(item: 0, section: 0)) as? NoteCell
        #expect(cell?.label.text == "c")
        #expect(list.madeCellCount == 2)
        #expect(cell?.listView === list)
    }
}
