import Foundation
import Graphics
import Layouts
import Lists
import Testing

@Suite struct EmptyListTests {
    /// A list of no items with everything that must be hidden around it.
    private func content(_ size: SizeBinding, sections: Int = 1) -> ListContent {
        let header = ListItem(className: "PlainCell", size: SizeBinding(height: 32))
        let section = ListSection(
            items: [],
            header: header,
            footer: header,
            metrics: SectionMetrics(insets: EdgeInsets(all: 30), lineSpacing: 0, interitemSpacing: 0)
        )
        return ListContent(
            sections: Array(repeating: section, count: sections),
            emptyItem: ListItem(className: "EchoCell", data: echo(0, 71), size: size),
            layout: .table(TableOptions(style: .grouped)),
            contentInsets: EdgeInsets(all: 10)
        )
    }

    @Test(arguments: [0, 1, 3])
    func `the empty item is as large as the list and alone`(sections: Int) throws {
        let placement = try adapter(content(SizeBinding(), sections: sections)).placement
        #expect(placement.sectionCount == 1)
        #expect(placement.headerFrame(ofSection: 0) == nil)
        #expect(placement.footerFrame(ofSection: 0) == nil)
        #expect(placement.frame(ofItem: 0, inSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(placement.contentSize == CGSize(width: 375, height: 812))
    }

    @Test(
        arguments: [
            (SizeBinding(size: CGSize(width: 100, height: 50)), 100, 50), (SizeBinding(height: 60), 375, 60),
            (SizeBinding(isAutomatic: true), 375, 71),
        ] as [(SizeBinding, CGFloat, CGFloat)]
    )
    func `a size bound to the empty item counts`(binding: SizeBinding, width: CGFloat, height: CGFloat) throws
    {
        let placement = try adapter(content(binding)).placement
        let frame = CGRect(x: 0, y: 0, width: width, height: height)
        #expect(placement.frame(ofItem: 0, inSection: 0) == frame)
    }

    @Test func `one item anywhere hides the empty item`() throws {
        var content = content(SizeBinding(), sections: 2)
        content.sections[1].items = [ListItem(className: "PlainCell", size: SizeBinding(height: 44))]
        let placement = try adapter(content).placement
        #expect(placement.sectionCount == 2)
        #expect(placement.headerFrame(ofSection: 0)?.height == 32)
    }

    @Test func `a list without items and without an empty item keeps its headers`() throws {
        var content = content(SizeBinding())
        content.emptyItem = nil
        #expect(try adapter(content).placement.headerFrame(ofSection: 0)?.height == 32)
    }
}
