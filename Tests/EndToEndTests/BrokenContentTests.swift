import Testing

/// Pages of valid JSON that ask for what does not exist.
struct BrokenContentTests {
    private static func cells(_ cells: String, _ data: String) -> String {
        "{\"cells\": {\(cells)},\n\"data\": [\(data)]}"
    }

    @Test(arguments: [
        BrokenInput.page(
            "a text as width",
            "{\"list\": {\"width\": \"wide\"}, \"data\": []}",
            "1:20: error: \"width\" must be a number above 0 and at most 100000, found \"wide\""
        ),
        .page(
            "a number as data",
            "{\"data\": 5}",
            "1:10: error: \"data\" must be an entry: an object, a class name or an array, found 5; "
                + "raw data belongs under \"data\" or \"each\""
        ),
        .page(
            "two errors at once",
            "{\"list\": {\"width\": \"wide\",\n\"layout\": \"tabel\"}, \"data\": []}",
            "1:20: error: \"width\" must be a number above 0 and at most 100000, found \"wide\"",
            "2:11: error: unknown layout \"tabel\"; did you mean \"table\"?"
        ),
        .page(
            "an unknown key of a label",
            cells("\"A\": {\"label\": \"x\", \"numberOfLine\": 2}", "{\"bind\": \"A\", \"height\": 9}"),
            "1:32: error: a label has no key \"numberOfLine\"; did you mean \"numberOfLines\"?"
        ),
        .page(
            "an unknown class",
            cells("\"RowCell\": {\"label\": \"x\"}", "{\"bind\": \"RowCel\", \"height\": 9}"),
            "2:19: error: unknown class \"RowCel\" (section 0, item 0); did you mean \"RowCell\"?"
        ),
        .page(
            "an unknown colour",
            cells(
                "\"A\": {\"label\": \"x\", \"textColor\": \"systemReed\"}",
                "{\"bind\": \"A\", \"height\": 9}"
            ),
            "1:45: error: unknown colour \"systemReed\"; did you mean \"systemRed\"?"
        ),
        .page(
            "a negative height",
            cells("\"A\": {\"label\": \"x\"}", "{\"bind\": \"A\", \"height\": -3}"),
            "2:34: error: \"height\" must be a number from 0 to 1000000, found -3"
        ),
        .page(
            "a negative width of a view",
            cells("\"A\": {\"label\": \"x\", \"width\": -3}", "{\"bind\": \"A\", \"height\": 9}"),
            "1:41: error: \"width\" must be a number of at least 0 or a share such as \"50%\", found -3"
        ),
        .page(
            "a template that contains itself",
            cells(
                "\"A\": {\"stack\": \"vertical\", \"children\": [{\"template\": \"B\"}]}, \"B\": {\"template\": \"A\"}",
                "{\"bind\": \"A\", \"height\": 9}"
            ),
            "1:78: error: a template contains itself: A → B → A"
        ),
        .page(
            "no columns",
            "{\"list\": {\"layout\": {\"type\": \"waterfall\", \"columns\": 0}}, \"data\": []}",
            "1:54: error: \"columns\" must be an integer from 1 to 1000, found 0"
        ),
        .page(
            "a thousand million copies",
            cells("\"A\": {\"label\": \"x\"}", "{\"bind\": \"A\", \"height\": 9, \"count\": 1000000000}"),
            "2:46: error: \"count\" must be an integer from 0 to 10000000, found 1000000000"
        ),
        .page(
            "a picture higher than PNG allows",
            cells("\"A\": {\"label\": \"x\"}", "{\"bind\": \"A\", \"height\": 1000000, \"count\": 2000}"),
            " error: cannot draw a picture of 750 x 4000000000 pixels; "
                + "width must be 1 to 32767, height 1 to 2147483647"
        ),
        .page(
            "a list without height",
            "{\"data\": []}",
            " error: cannot draw a picture of 750 x 0 pixels; width must be 1 to 32767, height 1 to 2147483647"
        ),
        .page(
            "a binding without an end",
            cells("\"A\": {\"label\": \"{{a.b\"}", "{\"bind\": \"A\", \"height\": 9}"),
            "1:27: error: \"{{\" in \"{{a.b\" is not closed; add \"}}\", or write \\\\{{ for plain braces"
        ),
        .page(
            "a body element without content",
            "{\"body\": [{\"type\": 1}]}",
            "1:11: error: an element of \"body\" needs the key \"content\""
        ),
    ])
    func `broken content is told with its place`(input: BrokenInput) throws {
        try input.check()
    }

    @Test(arguments: [
        BrokenInput.page(
            "an object as each",
            cells("\"A\": {\"label\": \"x\"}", "{\"bind\": \"A\", \"height\": 9, \"each\": {}}"),
            "2:45: error: \"each\" must be an array or a path into the data such as \"$.articles\", "
                + "found an object"
        ),
        .page(
            "a path without data",
            cells("\"A\": {\"label\": \"x\"}", "{\"bind\": \"A\", \"height\": 9, \"each\": \"$.a\"}"),
            "2:37: error: \"$.a\" looks into data, and the page has none; "
                + "name a file in \"dataFile\" or give one with --data"
        ),
        .page(
            "data of the wrong type for a template",
            cells(
                "\"A\": {\"label\": \"x\", \"numberOfLines\": \"{{lines}}\"}",
                "{\"bind\": \"A\", \"height\": 9, \"each\": [{\"lines\": 1}, {\"lines\": \"lots\"}]}"
            ),
            "1:49: error: \"numberOfLines\" must be an integer from 0 to 10000, found \"lots\" "
                + "(section 0, item 1)"
        ),
    ])
    func `data that does not fit is told with its place`(input: BrokenInput) throws {
        try input.check()
    }
}
