import Testing

/// Pages that are no JSON, or JSON that no page may contain.
struct BrokenSyntaxTests {
    @Test(arguments: [
        BrokenInput.page(
            "an empty file",
            "",
            "1:1: error: the file is empty; expected a JSON value such as {} or []"
        ),
        .page(
            "a file of comments",
            "   // nothing\n",
            "2:1: error: the file is empty; expected a JSON value such as {} or []"
        ),
        .page(
            "a page that is an array",
            "[1, 2]",
            "1:1: error: a page must be an object, found an array of 2; put the entries under \"data\""
        ),
        .page(
            "a page that is a text",
            "\"x\"",
            "1:1: error: a page must be an object, found \"x\"; put the entries under \"data\""
        ),
        .page(
            "a text without an end",
            "{\"data\": [\"abc",
            "1:11: error: the text that starts here has no end; add \""
        ),
        .page(
            "an array without an end",
            "{\n  \"data\": [1,",
            "2:14: error: the file ends before the \"[\" of line 2 is closed; add \"]\""
        ),
        .page("two documents", "{\"data\": []} {}", "1:14: error: found \"{\" after the end of the document"),
        .page(
            "NaN",
            "{\"list\": {\"width\": NaN}, \"data\": []}",
            "1:20: error: found NaN where a value should be; JSON has finite numbers only"
        ),
        .page(
            "minus infinity",
            "{\"list\": {\n  \"width\": -Infinity}, \"data\": []}",
            "2:12: error: found -Infinity where a value should be; JSON has finite numbers only"
        ),
        .page(
            "a number beyond all doubles",
            "{\"list\": {\"width\": 1e999}, \"data\": []}",
            "1:20: error: the number 1e999 is too large; the largest is about 1.8e308"
        ),
        .page(
            "a lone surrogate",
            "{\"list\": {\"layout\": \"\\ud800\"}, \"data\": []}",
            "1:22: error: \\ud800 is half of a surrogate pair; "
                + "characters above U+FFFF are a pair, a high and a low one"
        ),
        .page(
            "a key twice",
            "{\"data\": [],\n \"data\": []}",
            "2:2: error: the key \"data\" is here a second time, first on line 1"
        ),
        .page(
            "a control character in a text",
            "{\"$schema\": \"a\u{1}\", \"data\": []}",
            "1:15: error: found U+0001 in a text; write \\u0001"
        ),
    ])
    func `broken syntax is told with its place`(input: BrokenInput) throws {
        try input.check()
    }

    @Test func `a byte that is no UTF-8 is told with its place`() throws {
        let bytes = Array("{\"data\": [\"a".utf8) + [0xFF] + Array("\"]}".utf8)
        let line = "1:13: error: byte 0xFF at offset 12 is not valid UTF-8; save the file as UTF-8"
        try BrokenInput.page("invalid UTF-8", bytes, [line]).check()
    }

    @Test func `a byte order mark moves no column`() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array("{\"data\": [1e999]}".utf8)
        let line = "1:11: error: the number 1e999 is too large; the largest is about 1.8e308"
        try BrokenInput.page("a byte order mark", bytes, [line]).check()
    }

    /// The bracket number 257 is the first that is too deep; `{"data":` stands before the first.
    @Test(arguments: [("[", "]", 264), ("{\"a\":", "}", 8 + 255 * 5 + 1)])
    func `ten thousand levels are refused`(opening: String, closing: String, column: Int) throws {
        let levels = 10_000
        let text =
            "{\"data\":" + String(repeating: opening, count: levels) + "1"
            + String(repeating: closing, count: levels) + "}"
        let line =
            "1:\(column): error: values are nested more than 256 deep; "
            + "no page needs that many; a bracket may be missing or too many"
        try BrokenInput.page("deep nesting", text, line).check()
    }
}
