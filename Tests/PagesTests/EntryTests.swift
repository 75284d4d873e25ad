import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Pages

struct EntryTests {
    @Test(
        arguments: [
            // Cascade: one level, gaps only.
            (
                "{\"bind\": \"A\", \"height\": 10, \"items\": [{\"data\": 1}, {\"bind\": \"B\", \"data\": 2}, {\"height\": 20, \"data\": 3}]}",
                [["A(1) 10", "B(2) 10", "A(3) 20"]]
            ),
            (
                "{\"bind\": \"A\", \"automaticDimension\": true, \"items\": [{\"data\": 1}, {\"height\": 20, \"data\": 2}, {\"automaticDimension\": false, \"data\": 3}]}",
                [["A(1) auto", "A(2) 20", "A(3)"]]
            ),
            (
                "{\"bind\": \"A\", \"automaticDimension\": true, \"height\": 10, \"items\": [{\"data\": 1}, {\"height\": 20, \"data\": 2}]}",
                [["A(1) auto", "A(2) 20"]]
            ),
            // Positional values overwrite, and stop at the shorter list.
            (
                "{\"bind\": \"A\", \"height\": 10, \"rowsHeight\": [1, 2], \"items\": [{\"data\": 1}, {\"height\": 20, \"data\": 2}, {\"data\": 3}]}",
                [["A(1) 1", "A(2) 2", "A(3) 10"]]
            ),
            (
                "{\"bind\": \"A\", \"rowsHeight\": [1], \"each\": [7, 8], \"height\": 5}",
                [["A(7) 1", "A(8) 5"]]
            ),
            // Class names.
            ("[\"A\", {\"bind\": \"B\", \"height\": 1}]", [["A", "B 1"]]),
            ("{\"bind\": \"A\", \"height\": 1, \"items\": [\"B\", \"text\"]}", [["A(B) 1", "A(text) 1"]]),
            ("{\"height\": 1, \"items\": [\"B\", {\"height\": 2}]}", [["B 1", "- 2"]]),
            // Sections and splicing.
            ("[[\"A\"], [\"B\", \"C\"]]", [["A"], ["B", "C"]]),
            ("[[\"A\"], \"B\"]", [["A", "B"]]),
            (
                "[{\"bind\": \"A\", \"height\": 1, \"each\": [1, 2]}, {\"bind\": \"B\", \"height\": 2, \"count\": 2, \"data\": 9}]",
                [["A(1) 1", "A(2) 1"], ["B(9) 2", "B(9) 2"]]
            ),
            ("[\"C\", {\"bind\": \"A\", \"height\": 1, \"each\": [1, 2]}]", [["C", "A(1) 1", "A(2) 1"]]),
            ("[[\"A\", [\"B\", \"C\"]]]", [["A", "B", "C"]]),
            ("[]", []), ("[[]]", [[]]), ("[{\"bind\": \"A\", \"height\": 1, \"count\": 0}]", [[]]),
            ("\"A\"", [["A"]]),
            // The data decides.
            (
                "{\"bind\": {\"by\": \"t\", \"cases\": {\"1\": \"A\", \"x\": \"B\", \"true\": \"H\"}, \"default\": \"C\"}, \"height\": 1, \"each\": [{\"t\": 1}, {\"t\": \"x\"}, {\"t\": true}, {\"t\": 5}, {}]}",
                [["A(an object) 1", "B(an object) 1", "H(an object) 1", "C(an object) 1", "C(an object) 1"]]
            ),
            (
                "{\"bind\": \"{{c}}\", \"height\": \"{{h}}\", \"each\": [{\"c\": \"A\", \"h\": 1}, {\"c\": \"B\", \"h\": 2}]}",
                [["A(an object) 1", "B(an object) 2"]]
            ),
            ("{\"bind\": \"A\", \"height\": \"{{.}}\", \"each\": [3, 4]}", [["A(3) 3", "A(4) 4"]]),
            // Elements of `each` and the value of `data` are never read for keys.
            (
                "{\"bind\": \"A\", \"height\": 1, \"each\": [\"B\", {\"bind\": \"C\"}]}",
                [["A(B) 1", "A(an object) 1"]]
            ),
            ("[{\"bind\": \"A\", \"height\": 1, \"data\": {\"bind\": \"B\"}}]", [["A(an object) 1"]]),
        ] as [(String, [[String]])]
    )
    func `entries become items by the rules of binding`(data: String, expected: [[String]]) throws {
        let found = try items("{\"data\": \(data)}")
        #expect(found == expected)
    }

    @Test func `a collection item's size goes before its height`() throws {
        let text = """
            {"list": {"layout": "flow"}, "data": [
              {"bind": "A", "size": [3, 4], "height": 9}, {"bind": "A", "height": 9}, {"bind": "A"},
              {"bind": "A", "size": [3, 4], "automaticDimension": true}
            ]}
            """
        let found = try items(text)
        #expect(found == [["A 3x4", "A 9", "A", "A auto"]])
        #expect(try messages(text).isEmpty)
    }

    @Test func `data by path comes from the data document`() throws {
        let data =
            "{\"articles\": [1, 2], \"groups\": [{\"items\": [3]}, {\"items\": [4, 5]}], \"names\": [{\"n\": 6}]}"
        let text = """
            {"data": [{"bind": "A", "height": 1, "each": "$.articles"},
                      {"bind": "B", "height": 1, "each": "$.groups[*].items"},
                      {"bind": "C", "height": 1, "each": "$.groups[1].items"}]}
            """
        #expect(
            try items(text, data: data) == [
                ["A(1) 1", "A(2) 1"], ["B(3) 1"], ["B(4) 1", "B(5) 1"], ["C(4) 1", "C(5) 1"],
            ]
        )
    }

    @Test func `a dollar alone is the whole data document`() throws {
        #expect(
            try items("{\"data\": {\"bind\": \"A\", \"height\": \"{{.}}\", \"each\": \"$\"}}", data: "[1, 2]")
                == [["A(1) 1", "A(2) 2"]]
        )
    }

    @Test(arguments: [
        (
            "\"$.artcles\"", "{\"articles\": []}",
            "page.json:1:38: error: \"$.artcles\" leads to nothing in the data; did you mean \"articles\"?"
        ),
        ("\"$.a\"", "{\"a\": 3}", "page.json:1:38: error: \"$.a\" must lead to an array, found 3"),
        (
            "\"$.a\"", "[1]",
            "page.json:1:38: error: \"$.a\" leads to nothing in the data; the data is an array of 1; \"$\" is all of it"
        ),
        (
            "\"$.a\"", "[1",
            "data.json:1:3: error: the file ends before the \"[\" of line 1 is closed; add \"]\""
        ),
        ("\"$\"", "", "data.json:1:1: error: the file is empty; expected a JSON value such as {} or []"),
    ])
    func `data that is not there is told`(each: String, data: String, expected: String) throws {
        let found = try messages(
            "{\"data\": [{\"bind\": \"A\", \"height\": 4, \"each\": \(each)}]}",
            data: data
        )
        #expect(found == [expected])
    }

    @Test(
        arguments: [
            (
                "[{\"bind\": \"H\", \"height\": 1}, null, {\"bind\": \"A\", \"height\": 2}]", "[]",
                ["H 1", nil, "A 2"], [nil, nil, nil]
            ),
            (
                "[[{\"bind\": \"H\", \"height\": 1}], [null, {\"bind\": \"A\", \"height\": 2}]]", "[]",
                ["H 1", nil, nil], [nil, "A 2", nil]
            ),
            ("{\"bind\": \"H\"}", "[]", [nil, nil, nil], [nil, nil, nil]),
            (
                "[{\"bind\": \"H\", \"height\": 1, \"each\": [7, 8, 9, 10]}]", "[]",
                ["H(7) 1", "H(8) 1", "H(9) 1"], [nil, nil, nil]
            ),
            ("[]", "[null, {\"bind\": \"B\", \"height\": 3}]", [nil, nil, nil], [nil, "B 3", nil]),
        ] as [(String, String, [String?], [String?])]
    )
    func `headers and footers find their sections`(
        headers: String,
        footers: String,
        expectedHeaders: [String?],
        expectedFooters: [String?]
    ) throws {
        let text = "{\"data\": [[\"A\"], [\"A\"], [\"A\"]], \"headers\": \(headers), \"footers\": \(footers)}"
        let sections = try load(text, classNames: ["A", "B", "H"]).content.sections
        #expect(sections.map { $0.header.map(describe) } == expectedHeaders)
        #expect(sections.map { $0.footer.map(describe) } == expectedFooters)
    }

    @Test func `a section's spacing is its header's`() throws {
        let text = """
            {"list": {"layout": "flow"}, "data": [["A"], ["A"]],
             "headers": [{"bind": "H", "height": 1, "spacing": {"line": 2, "item": 3, "insets": [1, 2, 3, 4]}},
                         {"bind": "H", "height": 1}]}
            """
        let sections = try load(text, classNames: ["A", "H"]).content.sections
        #expect(
            sections.map(\.spacing) == [
                SectionSpacing(line: 2, item: 3, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
                nil,
            ]
        )
    }

    @Test(arguments: [
        ("[]", true), ("[[]]", true), ("[\"A\"]", false),
        ("[{\"bind\": \"A\", \"height\": 1, \"each\": []}]", true),
    ])
    func `the empty cell shows when there is no item at all`(data: String, isShown: Bool) throws {
        let text = "{\"data\": \(data), \"empty\": {\"bind\": \"B\"}}"
        #expect(try load(text, classNames: ["A", "B"]).content.showsEmpty == isShown)
    }

    @Test(arguments: [
        (
            "{\"bind\": \"A\", \"height\": 1, \"items\": [[{\"bind\": \"B\", \"height\": 1}]]}",
            "1:10: warning: a binding goes down one level: this one reaches the inner arrays, not their items; bind the inner arrays"
        ),
        (
            "[{\"bind\": \"A\", \"height\": 1, \"size\": [1, 2]}]",
            "1:38: warning: a size has no effect in a table, whose rows are as wide as the list; bind a height"
        ),
        (
            "[{\"bind\": \"A\", \"height\": 1, \"spacing\": {\"line\": 2}}]",
            "1:38: warning: spacing has an effect only on a section's header; bind it to an entry of \"headers\""
        ),
        (
            "[{\"bind\": \"A\"}]",
            "1:11: warning: nothing says how large this is, so its height is 0; add \"height\" or \"automaticDimension\": true"
        ),
        ("[{\"bind\": \"\", \"height\": 1}]", "1:20: warning: an empty class name binds nothing"),
        (
            "[{\"bind\": \"A\", \"height\": 1, \"order\": \"\"}]",
            "1:38: warning: an empty order binds nothing"
        ),
        (
            "[{\"bind\": \"A\", \"rowsHeight\": [1, 2, 3], \"each\": [1, 2]}]",
            "1:25: warning: \"rowsHeight\" has 3 values for 2 elements; the rest is ignored"
        ),
        (
            "[{\"bind\": \"A\", \"height\": 1, \"rowsHeight\": [1]}]",
            "1:38: warning: \"rowsHeight\" has no effect on a single item; use it beside \"items\", \"each\" or \"count\""
        ),
        (
            "[{\"bind\": \"A\", \"height\": \"{{h}}\", \"each\": [{\"h\": 1}, {}]}]",
            "1:35: warning: the data has no \"h\" (section 0, item 1)"
        ),
    ])
    func `what has no effect is told`(data: String, expected: String) throws {
        let found = try messages("{\"data\": \(data)}")
        #expect(found.first == "page.json:" + expected)
    }

    @Test func `more than two arrays of headers are told`() throws {
        let header = "[{\"bind\": \"H\", \"height\": 1}]"
        let text =
            "{\"data\": [{\"bind\": \"A\", \"height\": 1}], \"headers\": [\(header), \(header), \(header)]}"
        #expect(try load(text, classNames: ["A", "H"]).diagnostics.map(\.id) == ["extra-headers"])
    }
}
