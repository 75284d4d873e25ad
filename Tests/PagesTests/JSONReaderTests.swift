import Diagnostics
import Testing

@testable import Pages

struct JSONReaderTests {
    @Test(
        arguments: [
            ("null", JSONValue(JSONValue.Content.null)), ("true", true), (" false ", false), ("-12", -12),
            ("0", 0),
            ("1.5", 1.5),
            ("-0.25", -0.25), ("1e3", 1000), ("2.0", 2), ("1E-2", 0.01),
            ("123456789012345678", 123456789012345678),
            ("9223372036854775807", 9_223_372_036_854_775_807), ("0.1", 0.1),
            ("1.7976931348623157e308", 1.7976931348623157e308),
            ("3.141592653589793238", 3.141592653589793), ("\"\"", ""), ("\"a\\n\\u00e9\\\\\\/\"", "a\né\\/"),
            ("\"\\ud83d\\ude00\"", "😀"), ("\"漢字\"", "漢字"), ("[]", []), ("[1, 2,]", [1, 2]), ("{}", [:]),
            ("{\"a\": [true], /* note */ \"b\": {}, } // end", ["a": [true], "b": [:]]), ("\u{FEFF}[1]", [1]),
        ] as [(String, JSONValue)]
    )
    func `a value is what its text says`(text: String, expected: JSONValue) {
        let document = JSONReader.read(text, name: "a.json")
        #expect(document.root == expected)
        #expect(document.diagnostics.isEmpty)
    }

    @Test(arguments: [
        ("", "a.json:1:1: error: the file is empty; expected a JSON value such as {} or []"),
        ("// only\n", "a.json:2:1: error: the file is empty; expected a JSON value such as {} or []"),
        ("[NaN]", "a.json:1:2: error: found NaN where a value should be; JSON has finite numbers only"),
        (
            "[-Infinity]",
            "a.json:1:2: error: found -Infinity where a value should be; JSON has finite numbers only"
        ),
        ("[1e999]", "a.json:1:2: error: the number 1e999 is too large; the largest is about 1.8e308"),
        ("[007]", "a.json:1:2: error: found 007, which is not a number in JSON; leave the leading zero out"),
        ("[+1]", "a.json:1:2: error: found +1, which is not a number in JSON; leave the + out"),
        (
            "[.5]",
            "a.json:1:2: error: found .5, which is not a number in JSON; write digits on both sides of the point"
        ),
        (
            "[5.]",
            "a.json:1:2: error: found 5., which is not a number in JSON; write digits on both sides of the point"
        ),
        (
            "[0x1F]",
            "a.json:1:2: error: found 0x1F, which is not a number in JSON; write it in decimal digits, such as 12 or 1.5"
        ),
        (
            "[1-2]",
            "a.json:1:2: error: found 1-2, which is not a number in JSON; write it in decimal digits, such as 12 or 1.5"
        ),
        ("[None]", "a.json:1:2: error: found None where a value should be; write null"),
        ("[hello]", "a.json:1:2: error: found hello where a value should be; text needs double quotes"),
        ("{\n  'a': 1}", "a.json:2:3: error: found a text in single quotes; use double quotes"),
        ("{a: 1}", "a.json:1:2: error: the key a has no quotes; write \"a\""),
        ("{\"a\" 1}", "a.json:1:6: error: the colon after the key \"a\" is missing"),
        ("{\"a\" = 1}", "a.json:1:6: error: found \"=\" after the key \"a\"; use \":\""),
        ("{\"a\": 1\n \"b\": 2}", "a.json:1:8: error: a comma is missing here"),
        ("[1,,2]", "a.json:1:4: error: found a comma without a value before it; remove it"),
        ("[1, 2", "a.json:1:6: error: the file ends before the \"[\" of line 1 is closed; add \"]\""),
        ("{\n\"a\": [1}", "a.json:2:8: error: found \"}\" where \"]\" should close the \"[\" of line 2"),
        ("[1] 2", "a.json:1:5: error: found \"2\" after the end of the document"),
        ("[\u{201C}a\u{201D}]", "a.json:1:2: error: found \"\u{201C}\" where a value should be"),
        ("[\u{A0}1]", "a.json:1:2: error: found U+00A0 where a value should be"),
        ("[\"ab", "a.json:1:2: error: the text that starts here has no end; add \""),
        (
            "[\"ab\n]",
            "a.json:1:2: error: the text that starts here does not end on its line; close it with \", or write \\n for a line break"
        ),
        ("[\"a\tb\"]", "a.json:1:4: error: found U+0009 in a text; write \\t"),
        ("[\"\\x\"]", "a.json:1:3: error: found the unknown escape \\ and \"x\"; write \\\\ for \\"),
        ("[\"\\u12\"]", "a.json:1:3: error: \\u needs four hexadecimal digits"),
        (
            "[\"\\ud83d\"]",
            "a.json:1:3: error: \\ud83d is half of a surrogate pair; characters above U+FFFF are a pair, a high and a low one"
        ),
        (
            "[\"\\ude00x\"]",
            "a.json:1:3: error: \\ude00 is half of a surrogate pair; characters above U+FFFF are a pair, a high and a low one"
        ),
        (
            "{\"a\": 1,\n\n \"b\": 2, \"a\": 3}",
            "a.json:3:10: error: the key \"a\" is here a second time, first on line 1"
        ),
        ("/* a", "a.json:1:1: error: the comment that starts here has no end; add */"),
        ("[1] # note", "a.json:1:5: error: a comment starts with # here; use // or /* */"),
        ("[\"é漢😀\", ~]", "a.json:1:9: error: found \"~\" where a value should be"),
        ("[\r\n1,\r~]", "a.json:3:1: error: found \"~\" where a value should be"),
    ])
    func `a mistake is told with its place and a remedy`(text: String, expected: String) {
        let document = JSONReader.read(text, name: "a.json")
        #expect(document.diagnostics.map(\.description) == [expected])
    }

    @Test(
        arguments: [
            (
                [0x5B, 0x22, 0x61, 0xFF, 0x22, 0x5D],
                "a.json:1:4: error: byte 0xFF at offset 3 is not valid UTF-8; save the file as UTF-8"
            ),
            (
                [0x5B, 0x0A, 0xC0, 0x80],
                "a.json:2:1: error: byte 0xC0 at offset 2 is not valid UTF-8; save the file as UTF-8"
            ),
            (
                [0x22, 0xED, 0xA0, 0x80, 0x22],
                "a.json:1:2: error: byte 0xED at offset 1 is not valid UTF-8; save the file as UTF-8"
            ),
            (
                [0x22, 0xE6, 0xBC],
                "a.json:1:2: error: byte 0xE6 at offset 1 is not valid UTF-8; save the file as UTF-8"
            ),
            ([0xFF, 0xFE, 0x5B, 0x00], "a.json:1:1: error: the file is UTF-16; save it as UTF-8"),
        ] as [([UInt8], String)]
    )
    func `bytes that are not UTF-8 are refused`(bytes: [UInt8], expected: String) {
        let document = JSONReader.read(bytes, name: "a.json")
        #expect(document.diagnostics.map(\.description) == [expected])
        #expect(document.root == nil)
    }

    @Test func `ten thousand brackets are an error and no crash`() {
        let text = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        let document = JSONReader.read(text, name: "a.json")
        #expect(
            document.diagnostics.map(\.description) == [
                "a.json:1:257: error: values are nested more than 256 deep; "
                    + "no page needs that many; a bracket may be missing or too many"
            ]
        )
    }

    @Test func `256 brackets are read`() {
        let text = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        #expect(JSONReader.read(text, name: "a.json").diagnostics.isEmpty)
    }

    @Test func `several mistakes are told in one run`() {
        let text = "{\"a\": NaN, b: 'x', \"c\": [1 2], \"a\": 1}"
        let places = JSONReader.read(text, name: "a.json").diagnostics.compactMap(\.place?.column)
        #expect(places == [7, 12, 15, 27, 32])
    }

    @Test func `a repeated key among many is found`() {
        let members = (0..<40).map { "\"k\($0)\": \($0)" } + ["\"k3\": 1"]
        let document = JSONReader.read("{" + members.joined(separator: ",\n") + "}", name: "a.json")
        #expect(
            document.diagnostics.map(\.description) == [
                "a.json:41:1: error: the key \"k3\" is here a second time, first on line 4"
            ]
        )
    }

    @Test func `values are equal whatever their places and the order of their keys`() {
        let first = JSONReader.read("{\"a\": 1, \"b\": [2.0]}", name: "a.json").root
        let second = JSONReader.read("{ \"b\": [2],\n\"a\": 1 }", name: "b.json").root
        #expect(first == second)
        #expect(first?.hashValue == second?.hashValue)
    }

    @Test func `texts that only look alike are different`() {
        #expect(JSONValue("\u{E9}") != JSONValue("e\u{301}"))
    }
}
