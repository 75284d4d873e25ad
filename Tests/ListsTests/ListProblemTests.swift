import Foundation
import Layouts
import Lists
import Testing

@Suite struct ListProblemTests {
    private func problem(_ content: ListContent) -> String? {
        do {
            _ = try adapter(content)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `an unknown class is named with its place and a near match`() {
        let items = [ListItem(className: "LetterCell"), ListItem(className: "LeterCell")]
        let content = ListContent(sections: [ListSection(items: []), ListSection(items: items)])
        #expect(
            problem(content)
                == #"section 1, item 1: unknown cell class "LeterCell"; did you mean "LetterCell"?"#
        )
    }

    @Test func `an unknown class of a header lists the classes there are`() {
        let header = ListItem(className: "Title")
        let content = ListContent(sections: [ListSection(items: [], header: header)])
        let expected =
            #"section 0, header: unknown cell class "Title"; "#
            + #"expected one of "EchoCell", "LetterCell", "PlainCell""#
        #expect(problem(content) == expected)
    }

    @Test(arguments: [CGFloat.nan, -1, .infinity])
    func `a cell that measures nonsense is named`(height: CGFloat) {
        let good = ListItem(className: "EchoCell", data: echo(1, 1), size: SizeBinding(isAutomatic: true))
        let bad = ListItem(
            className: "EchoCell",
            data: echo(20, height),
            size: SizeBinding(isAutomatic: true)
        )
        let content = ListContent(sections: [ListSection(items: [good, bad])])
        let expected =
            "section 0, item 1: \"EchoCell\" measures itself as 20.0 x \(height);"
            + " layoutSubviews(forWidth:height:) must return finite lengths from 0"
        #expect(problem(content) == expected)
    }

    @Test func `a bad width counts only where the layout takes it`() {
        let bad = ListItem(className: "EchoCell", data: echo(.nan, 20), size: SizeBinding(isAutomatic: true))
        #expect(problem(ListContent(sections: [ListSection(items: [bad])])) == nil)
        #expect(problem(ListContent(sections: [ListSection(items: [bad])], layout: .flow)) != nil)
    }

    @Test func `a header that measures nonsense is named`() {
        let bad = ListItem(className: "EchoCell", data: echo(1, .nan), size: SizeBinding(isAutomatic: true))
        let content = ListContent(sections: [ListSection(items: [], header: bad)])
        #expect(problem(content)?.hasPrefix("section 0, header: \"EchoCell\" measures itself as") == true)
    }

    @Test func `a bound height that is no number is an error naming the item`() {
        let bad = ListItem(className: "PlainCell", size: SizeBinding(height: .nan))
        let content = ListContent(sections: [ListSection(items: [bad])])
        #expect(
            problem(content)
                == "item 0 of section 0 has the height nan; a finite number from 0 is needed"
        )
    }

    private func messages(_ item: ListItem, _ layout: SectionLayout) throws -> [String] {
        let content = ListContent(sections: [ListSection(items: [item])], layout: layout)
        return try adapter(content).issues.map { "\($0.message); \($0.remedy)" }
    }

    @Test(
        arguments: [
            (
                ListItem(className: nil), SectionLayout.table,
                "section 0, item 0 (an empty cell) has zero height: nothing says how large it is;"
                    + " bind a height or size, or automaticDimension"
            ),
            (
                ListItem(className: "PlainCell", size: SizeBinding(size: CGSize(width: 9, height: 9))),
                .table,
                "section 0, item 0 (\"PlainCell\") has zero height: a table row takes no size;"
                    + " bind a height instead of a size"
            ),
            (
                ListItem(className: "PlainCell", size: SizeBinding(isAutomatic: true)), .flow,
                "section 0, item 0 (\"PlainCell\") measures itself as zero;"
                    + " give its class layoutSubviews(forWidth:height:) with content, or bind a height"
            ),
            (
                ListItem(className: "PlainCell", size: SizeBinding(size: CGSize(width: 0, height: 9))), .flow,
                "section 0, item 0 (\"PlainCell\") has zero size: it is bound so;"
                    + " bind a size above zero, or leave the item out"
            ),
        ] as [(ListItem, SectionLayout, String)]
    )
    func `an item without room says why`(item: ListItem, layout: SectionLayout, message: String) throws {
        #expect(try messages(item, layout) == [message])
    }

    @Test func `an item with room says nothing`() throws {
        #expect(try messages(ListItem(className: nil, size: SizeBinding(height: 1)), .table) == [])
    }

    @Test func `of many items without room fifty are named and the others counted`() throws {
        let item = ListItem(className: "PlainCell")
        let content = ListContent(sections: [ListSection(items: Array(repeating: item, count: 1000))])
        let issues = try adapter(content).issues
        #expect(issues.count == 51)
        #expect(issues.last?.message == "section 0: 950 more items have no size")
    }
}
