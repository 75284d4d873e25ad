import Diagnostics
import Testing

@testable import Pages

struct BrokenPageTests {
    /// The first cell of a page whose only view has these keys.
    private static func view(_ keys: String) -> String {
        "{\"cells\": {\"V\": {\(keys)}}, \"data\": []}"
    }

    @Test(arguments: [
        ("[]", "1:1: error: a page must be an object, found an empty array; put the entries under \"data\""),
        ("{\"dat\": []}", "1:2: error: a page has no key \"dat\"; did you mean \"data\"?"),
        (
            "{\"data\": 3}",
            "1:10: error: \"data\" must be an entry: an object, a class name or an array, found 3; raw data belongs under \"data\" or \"each\""
        ),
        (
            "{\"list\": {\"layout\": \"tabel\"}}",
            "1:21: error: unknown layout \"tabel\"; did you mean \"table\"?"
        ),
        ("{\"list\": {\"layout\": {\"columns\": 2}}}", "1:21: error: a layout needs the key \"type\""),
        (
            "{\"list\": {\"layout\": {\"type\": \"flow\", \"columns\": 2}}}",
            "1:38: error: a flow has no key \"columns\"; expected one of \"align\", \"hidesHeaderWhenEmpty\", \"insets\", \"interitemSpacing\", \"itemSize\", \"lineSpacing\", \"pinsFooters\", \"pinsHeaders\", \"type\", \"uniformGrid\""
        ),
        (
            "{\"list\": {\"layout\": {\"type\": \"waterfall\", \"columns\": 0}}}",
            "1:54: error: \"columns\" must be an integer from 1 to 1000, found 0"
        ),
        (
            "{\"list\": {\"layout\": {\"type\": \"table\", \"style\": \"insetGruoped\"}}}",
            "1:48: error: unknown table style \"insetGruoped\"; did you mean \"insetGrouped\"?"
        ),
        (
            "{\"list\": {\"width\": -1}}",
            "1:20: error: \"width\" must be a number above 0 and at most 100000, found -1"
        ),
        (
            "{\"list\": {\"width\": \"375\"}}",
            "1:20: error: \"width\" must be a number above 0 and at most 100000, found \"375\""
        ),
        (
            "{\"list\": {\"backgroundColor\": \"systemGreen2\"}}",
            "1:30: error: unknown colour \"systemGreen2\"; did you mean \"systemGreen\"?"
        ),
        (
            "{\"list\": {\"backgroundColor\": \"#12345\"}}",
            "1:30: error: \"#12345\" is not a colour; write \"#RGB\", \"#RGBA\", \"#RRGGBB\" or \"#RRGGBBAA\""
        ),
        (
            "{\"list\": {\"backgroundColor\": {\"light\": \"red\"}}}",
            "1:30: error: an object of colours needs the key \"dark\""
        ),
        (
            "{\"list\": {\"contentInset\": [1, 2, 3]}}",
            "1:27: error: \"contentInset\" must be a number, [vertical, horizontal], [top, left, bottom, right] or an object of these, found an array of 3"
        ),
        (
            "{\"list\": {\"sections\": [\"table\", 5]}}",
            "1:33: error: element 1 of \"sections\" must be the name of a layout, found 5"
        ),
        (
            "{\"data\": [5]}",
            "1:11: error: element 0 of \"data\" must be an entry: an object, a class name or an array, found 5; raw data belongs under \"data\" or \"each\""
        ),
        (
            "{\"data\": [null]}",
            "1:11: error: element 0 of \"data\" must be an entry: an object, a class name or an array, found null"
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"hieght\": 4}]}",
            "1:25: error: an entry has no key \"hieght\"; did you mean \"height\"?"
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"height\": -4}]}",
            "1:35: error: \"height\" must be a number from 0 to 1000000, found -4"
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"height\": NaN}]}",
            "1:35: error: found NaN where a value should be; JSON has finite numbers only"
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"height\": 1e999}]}",
            "1:35: error: the number 1e999 is too large; the largest is about 1.8e308"
        ),
        (
            "{\"data\": [{\"bind\": \"AA\", \"height\": 4}]}",
            "1:20: error: unknown class \"AA\" (section 0, item 0); did you mean \"A\"?"
        ),
        (
            "{\"data\": [{\"bind\": {\"by\": \"t\", \"cases\": {\"1\": \"A\"}}, \"height\": 4, \"data\": {\"t\": 2}}]}",
            "1:20: error: no case for 2 of \"t\" (section 0, item 0); add one, or a \"default\""
        ),
        (
            "{\"data\": [{\"bind\": {\"cases\": {\"1\": \"A\"}}, \"height\": 4}]}",
            "1:20: error: a choice of classes needs the key \"by\""
        ),
        (
            "{\"data\": [{\"bind\": 3, \"height\": 4}]}",
            "1:20: error: \"bind\" must be a class name or {\"by\": path, \"cases\": {…}}, found 3"
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"height\": 4, \"items\": [], \"each\": []}]}",
            "1:11: error: an entry has one source of items, found \"items\" and \"each\""
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"height\": 4, \"count\": 2, \"each\": []}]}",
            "1:11: error: \"count\" repeats one item and does nothing with \"each\""
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"height\": 4, \"count\": -1}]}",
            "1:47: error: \"count\" must be an integer from 0 to 10000000, found -1"
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"height\": 4, \"each\": \"articles\"}]}",
            "1:46: error: \"articles\" is not a path into the data; start at its root, for instance \"$.articles\""
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"height\": 4, \"each\": \"$.articles\"}]}",
            "1:38: error: \"$.articles\" looks into data, and the page has none; name a file in \"dataFile\" or give one with --data"
        ),
        (
            "{\"data\": [{\"bind\": \"A\", \"size\": [10], \"height\": 4}]}",
            "1:33: error: \"size\" must be [width, height] in points, found an array of 1"
        ),
        ("{\"dataFile\": \"no.json\", \"data\": []}", "1:14: error: no file \"no.json\" beside the page"),
        (
            "{\"dataFile\": \"../etc/passwd\", \"data\": []}",
            "1:14: error: \"../etc/passwd\" lies outside of the page's folder; move it beside the page, or name it with --data"
        ),
        (
            "{\"imageFolder\": \"/etc\", \"data\": []}",
            "1:17: error: the folder \"/etc\" lies outside of the page's folder; move it beside the page, or name it with --images"
        ),
        (
            "{\"headers\": [[{\"bind\": \"H\", \"height\": 1}], [\"H\"]], \"footers\": [{\"bind\": \"H\", \"height\": 1}]}",
            "1:44: error: \"headers\" has footers in its second array, and \"footers\" is there too"
        ),
    ])
    func `a mistake in the list or its entries is told`(text: String, expected: String) throws {
        let found = try messages(text)
        #expect(found == ["page.json:" + expected])
    }

    @Test(arguments: [
        ("\"lable\": \"x\"", "1:18: error: a view has no key \"lable\"; did you mean \"label\"?"),
        (
            "\"width\": 3",
            "1:17: error: this view is of no kind; add one of \"stack\", \"overlay\", \"label\", \"image\", \"box\", \"spacer\", \"divider\", \"button\", \"template\", \"cell\""
        ),
        (
            "\"label\": \"x\", \"image\": \"y\"",
            "1:17: error: a view has one kind, found \"label\" and \"image\""
        ),
        (
            "\"label\": \"x\", \"numberOfLine\": 2",
            "1:32: error: a label has no key \"numberOfLine\"; did you mean \"numberOfLines\"?"
        ),
        (
            "\"label\": \"x\", \"numberOfLines\": \"two\"",
            "1:49: error: \"numberOfLines\" must be an integer from 0 to 10000, found \"two\""
        ),
        (
            "\"label\": \"x\", \"numberOfLines\": 1.5",
            "1:49: error: \"numberOfLines\" must be an integer from 0 to 10000, found 1.5"
        ),
        (
            "\"label\": null",
            "1:27: error: \"label\" must be a text, a number or an array of spans, found null"
        ),
        ("\"label\": [{\"font\": \"body\"}]", "1:28: error: a span needs the key \"text\""),
        (
            "\"label\": \"{{title\"",
            "1:27: error: \"{{\" in \"{{title\" is not closed; add \"}}\", or write \\\\{{ for plain braces"
        ),
        (
            "\"label\": \"{{}}\"",
            "1:27: error: \"{{}}\" has no path that can be followed; write a path such as {{title}} or {{author.photos[0]}}"
        ),
        (
            "\"label\": \"{{a b}}\"",
            "1:27: error: \"{{a b}}\" has no path that can be followed; write a path such as {{title}} or {{author.photos[0]}}"
        ),
        (
            "\"label\": \"x\", \"font\": \"boddy\"",
            "1:40: error: unknown text style \"boddy\"; did you mean \"body\"?"
        ),
        (
            "\"label\": \"x\", \"font\": {\"wieght\": 1}",
            "1:41: error: a font has no key \"wieght\"; did you mean \"weight\"?"
        ),
        (
            "\"label\": \"x\", \"font\": {\"weight\": \"bald\"}",
            "1:51: error: unknown weight \"bald\"; did you mean \"bold\"?"
        ),
        (
            "\"label\": \"x\", \"font\": {\"size\": 0}",
            "1:49: error: \"size\" must be a size in points from 1 to 1000, found 0"
        ),
        (
            "\"label\": \"x\", \"font\": {\"size\": \"{{s}}\", \"italic\": 1}",
            "1:68: error: \"italic\" must be true or false, found 1"
        ),
        (
            "\"label\": \"x\", \"lineBreakMode\": \"byWords\"",
            "1:49: error: unknown line break mode \"byWords\"; expected one of \"byCharWrapping\", \"byClipping\", \"byTruncatingHead\", \"byTruncatingMiddle\", \"byTruncatingTail\", \"byWordWrapping\""
        ),
        (
            "\"label\": \"x\", \"if\": \"a ==\"",
            "1:38: error: \"if\" must be a condition such as \"photo\", \"!photo\" or \"type == 2\", found \"a ==\""
        ),
        (
            "\"label\": \"x\", \"width\": \"half\"",
            "1:41: error: \"width\" must be a number of at least 0 or a share such as \"50%\", found \"half\""
        ),
        ("\"label\": \"x\", \"alpha\": 2", "1:41: error: \"alpha\" must be a number from 0 to 1, found 2"),
        ("\"label\": \"x\", \"top\": 2", "1:32: error: \"top\" has an effect only in an overlay"),
        (
            "\"stack\": \"diagonal\"",
            "1:27: error: unknown stack axis \"diagonal\"; expected one of \"horizontal\", \"vertical\""
        ),
        (
            "\"stack\": \"vertical\", \"children\": {\"label\": \"x\"}",
            "1:51: error: \"children\" must be an array, found an object"
        ),
        (
            "\"stack\": \"vertical\", \"children\": [\"x\"]",
            "1:52: error: element 0 of \"children\" must be a view such as {\"label\": …}, found \"x\""
        ),
        (
            "\"stack\": \"vertical\", \"children\": [{\"box\": true, \"accessory\": \"none\"}]",
            "1:66: error: \"accessory\" has an effect only on a whole cell"
        ),
        (
            "\"image\": \"x\", \"contentMode\": \"aspectFit\"",
            "1:47: error: unknown content mode \"aspectFit\"; expected one of \"bottom\", \"bottomLeft\", \"bottomRight\", \"center\", \"left\", \"right\", \"scaleAspectFill\", \"scaleAspectFit\", \"scaleToFill\", \"top\", \"topLeft\", \"topRight\""
        ),
        (
            "\"box\": false",
            "1:25: error: \"box\" must be a colour: a name, \"#RRGGBB\", \"#RRGGBBAA\" or {\"light\": …, \"dark\": …}, found false"
        ),
        (
            "\"box\": true, \"shadow\": {\"radius\": 1000}",
            "1:52: error: \"radius\" must be a number from 0 to 200, found 1000"
        ),
        ("\"box\": true, \"border\": 1", "1:41: error: \"border\" must be an object, found 1"),
        (
            "\"box\": true, \"cornerRadius\": -1",
            "1:47: error: \"cornerRadius\" must be a number from 0 to 1000000, found -1"
        ),
        ("\"cell\": \"value3\"", "1:26: error: unknown cell style \"value3\"; did you mean \"value1\"?"),
        ("\"template\": \"W\"", "1:17: error: unknown template \"W\"; did you mean \"V\"?"),
        ("\"template\": \"V\"", "1:17: error: a template contains itself: V → V"),
    ])
    func `a mistake in a template is told`(keys: String, expected: String) throws {
        let found = try messages(Self.view(keys))
        #expect(found == ["page.json:" + expected])
    }

    @Test func `all mistakes of a page are told in one run, by place`() throws {
        let text = """
            {
              "list": { "layout": "tabel", "colour": 1 },
              "cells": {
                "X": { "label": "{{title}}", "font": "boddy" },
                "Y": { "stack": "vertical", "children": [ { "labe": 1 } ] }
              },
              "data": [
                { "bind": "X", "height": "12" },
                { "bind": "Z", "height": 1e400 },
                { "bind": "Y", "hight": 12 },
              ],
            }
            """
        #expect(
            try load(text).diagnostics.filter { $0.severity == .error }.map {
                "\($0.place?.line ?? 0) \($0.id)"
            } == [
                "2 unknown-name", "2 unknown-key", "4 unknown-name", "5 unknown-key", "8 wrong-type",
                "9 unknown-class", "9 invalid-number", "10 unknown-key",
            ]
        )
    }

    @Test func `a circle of templates is told once, with its way`() throws {
        let text = """
            {"cells": {
              "P": {"stack": "vertical", "children": [{"template": "Q"}]},
              "Q": {"overlay": [{"template": "P"}]}
            }, "data": [{"bind": "P", "height": 10}]}
            """
        #expect(
            try load(text).diagnostics.map(\.description) == [
                "page.json:3:21: error: a template contains itself: P → Q → P"
            ]
        )
    }

    @Test func `templates that multiply beyond measure are refused`() throws {
        let doubling = (0..<20).map { index in
            "\"T\(index)\": {\"stack\": \"vertical\", \"children\": [{\"template\": \"T\(index + 1)\"}, {\"template\": \"T\(index + 1)\"}]}"
        }
        let text = "{\"cells\": {\(doubling.joined(separator: ", ")), \"T20\": {\"box\": true}}}"
        let found = try messages(text)
        #expect(
            found.first
                == "page.json:1:12: error: the cell \"T0\" has more than 10000 views with its templates"
        )
    }

    @Test func `of thousands of mistakes the first hundred are told and the rest counted`() throws {
        let entries = Array(repeating: "{\"bind\": \"A\", \"hight\": 1}", count: 2_000)
        let found = try messages("{\"data\": [\(entries.joined(separator: ","))]}")
        #expect(found.count == 101)
        #expect(found[1] == "page.json:1:51: error: an entry has no key \"hight\"; did you mean \"height\"?")
        #expect(found.last == "page.json: note: 1900 more of this file are not shown")
    }

    @Test(arguments: [false, true])
    func `a chain of templates may have 32 links, in any order`(isReversed: Bool) throws {
        func page(_ count: Int) -> String {
            let links = (1..<count).map { "\"T\($0)\": {\"template\": \"T\($0 + 1)\"}" }
            let cells = links + ["\"T\(count)\": {\"box\": true}"]
            let text = (isReversed ? cells.reversed() : cells).joined(separator: ", ")
            return "{\"cells\": {\(text)}, \"data\": [{\"bind\": \"T1\", \"height\": 1}]}"
        }
        let (inside, beyond, endless) = (try load(page(32)), try load(page(33)), try load(page(2_000)))
        #expect(inside.diagnostics.isEmpty)
        #expect(beyond.diagnostics.map(\.id) == ["template-too-deep"])
        #expect(endless.diagnostics.map(\.id) == ["template-too-deep"])
    }

    @Test func `ten thousand nested views are an error and no crash`() throws {
        let open = String(repeating: "{\"stack\": \"vertical\", \"children\": [", count: 10_000)
        let close = String(repeating: "]}", count: 10_000)
        let found = try load("{\"cells\": {\"V\": \(open)\(close)}}").diagnostics
        #expect(found.map(\.id) == ["nesting-too-deep"])
    }
}
