import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Pages

struct ItemDataTests {
    private static func page(_ view: String, each: String) -> String {
        """
        {"cells": {"V": {\(view)}},
         "data": [{"bind": "V", "height": 10, "each": \(each)}]}
        """
    }

    @Test(
        arguments: [
            (
                "\"label\": \"{{n}}\", \"numberOfLines\": \"{{n}}\"",
                "[{\"n\": 1}, {\"n\": \"x\"}, {\"n\": \"y\"}]",
                [
                    "page.json:1:53: error: \"numberOfLines\" must be an integer from 0 to 10000, found \"x\" (section 0, item 1, and 1 more)"
                ]
            ),
            (
                "\"label\": \"{{title}}\"", "[{}, {\"title\": \"a\"}, {}, {}]",
                ["page.json:1:27: warning: the data has no \"title\" (section 0, item 0, and 2 more)"]
            ),
            (
                "\"label\": \"{{title}}\", \"if\": \"title\"", "[{}, {\"title\": \"a\"}]", []
            ),
            (
                "\"label\": \"{{title}}\"", "[{\"title\": [[1]]}]",
                [
                    "page.json:1:27: error: element 0 of \"label\" must be a text or a number, found an array of 1 (section 0, item 0)"
                ]
            ),
            (
                "\"label\": \"a {{x}}\"", "[{\"x\": {}}]",
                [
                    "page.json:1:27: error: {{x}} must be a text or a number to stand in a text, found an object (section 0, item 0)"
                ]
            ),
            (
                "\"label\": \"a\", \"textColor\": \"{{c}}\"", "[{\"c\": \"#F00\"}, {\"c\": \"rot\"}]",
                [
                    "page.json:1:45: error: unknown colour \"rot\" (section 0, item 1); write a system colour or \"#RRGGBB\""
                ]
            ),
            (
                "\"box\": true, \"width\": \"{{p}}%\"", "[{\"p\": 50}, {\"p\": \"x\"}]",
                [
                    "page.json:1:40: error: \"width\" must be a number of at least 0 or a share such as \"50%\", found \"x%\" (section 0, item 1)"
                ]
            ),
            (
                "\"label\": \"{{title}}\"", "[{\"title\": null}]", []
            ),
        ] as [(String, String, [String])]
    )
    func `data of a wrong kind is told with the page's line and the item`(
        view: String,
        each: String,
        expected: [String]
    ) throws {
        let found = try messages(Self.page(view, each: each))
        #expect(found == expected)
    }

    @Test(
        arguments: [
            ("title", "T"), ("author.name", "N"), ("tags[1]", "b"), ("author['odd.key']", "o"),
            ("[\"title\"]", "T"),
            ("$.all", "R"), ("tags[2]", nil), ("title.x", nil), ("nothing", nil), ("title[0]", nil),
        ] as [(String, String?)]
    )
    func `a path leads to a value or to none`(path: String, expected: String?) throws {
        let item: JSONValue = [
            "title": "T", "author": ["name": "N", "odd.key": "o"], "tags": ["a", "b"],
        ]
        let scope = Scope(item: item, root: ["all": "R"])
        #expect(try #require(DataPath(path)).value(in: scope)?.string == expected)
    }

    @Test func `a dot is the datum itself and a dollar the whole document`() {
        let scope = Scope(item: "item", root: "root")
        #expect(DataPath(".")?.value(in: scope) == "item")
        #expect(DataPath("$")?.value(in: scope) == "root")
    }

    @Test(arguments: ["", "a.", ".a", "a..b", "a[", "a[x]", "a[-1]", "a b", "a]", "$a", "a[1", "{a}"])
    func `a malformed path is none`(path: String) {
        #expect(DataPath(path) == nil)
    }

    @Test(arguments: [
        ("yes", true), ("no", false), ("zero", false), ("one", true), ("text", true), ("none", false),
        ("blank", false), ("list", true), ("missing", false), ("!missing", true), ("! yes", false),
        ("one == 1", true), ("one == 2", false), ("one != 2", true), ("text == 'hi'", true),
        ("text == \"hi\"", true), ("text != 'hi'", false), ("none == null", true), ("missing == null", true),
        ("yes == true", true), ("{{yes}}", true), ("{{one}} == 1", true), ("text == '1'", false),
    ])
    func `a condition holds as its value says`(text: String, expected: Bool) throws {
        let item: JSONValue = [
            "yes": true, "no": false, "zero": 0, "one": 1, "text": "hi", "none": JSONValue(.null),
            "blank": "",
            "list": [1],
        ]
        #expect(try #require(Condition(text)).holds(in: Scope(item: item)) == expected)
    }

    @Test(arguments: [
        ("{{title}}", "T"), ("{{count}}", "3"), ("{{price}}", "1.5"), ("a {{count}} b {{title}}", "a 3 b T"),
        ("{{ title }}", "T"), ("\\\\{{title}}", "{{title}}"), ("{{yes}}!", "true!"), ("x{{missing}}y", "xy"),
        ("{title}", "{title}"), ("{{big}}", "9007199254740993"), ("{{title}}\\\\{{", "T{{"),
    ])
    func `a text takes in what its paths lead to`(text: String, expected: String) throws {
        let item =
            "{\"title\": \"T\", \"count\": 3, \"price\": 1.50, \"yes\": true, \"big\": 9007199254740993}"
        let page = try load(Self.page("\"label\": \"\(text)\"", each: "[\(item)]"))
        let scope = Scope(item: page.content.sections[0].items[0].data)
        guard case .label(let label)? = page.page.templates["V"]?.root.content else {
            Issue.record("the root is a label")
            return
        }
        #expect(label.content?.resolved(in: scope, .silent(page.page.source)) == .text(expected))
    }

    @Test func `a bound value may stand anywhere inside of a property`() throws {
        let page = try load(
            Self.page(
                "\"label\": \"x\", \"font\": {\"size\": \"{{s}}\", \"weight\": \"bold\"}, \"padding\": [\"{{s}}\", 2]",
                each: "[{\"s\": 20}]"
            )
        )
        #expect(page.diagnostics.isEmpty)
        let scope = Scope(item: ["s": 20])
        guard let root = page.page.templates["V"]?.root, case .label(let label) = root.content else {
            Issue.record("the root is a label")
            return
        }
        let reading = Reading.silent(page.page.source)
        #expect(label.font?.resolved(in: scope, reading) == FontSettings(size: 20, weight: 700))
        #expect(root.view.padding?.resolved(in: scope, reading)?.top == 20)
        #expect(root.view.padding?.resolved(in: scope, reading)?.left == 2)
    }

    @Test func `a template in a template reads the data it is given`() throws {
        let text = """
            {"cells": {
              "Name": {"label": "{{name}}"},
              "V": {"stack": "vertical", "children": [{"template": "Name", "data": "{{author}}"}]}
            }, "data": [{"bind": "V", "height": 10, "each": [{"author": {"name": "N"}}, {"author": {}}]}]}
            """
        #expect(
            try messages(text) == ["page.json:2:21: warning: the data has no \"name\" (section 0, item 1)"]
        )
    }
}
