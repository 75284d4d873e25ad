import Diagnostics
import Testing

@testable import Pages

struct PageSchemaTests {
    private func accepts(_ text: String) throws -> Bool {
        let value = try #require(JSONReader.read(text, name: "page.json").root)
        return try SchemaValidator(schema: PageSchema.value).accepts(value)
    }

    @Test func `the schema is JSON of draft 2020-12`() {
        let document = JSONReader.read(PageSchema.text, name: "schema.json")
        #expect(document.diagnostics.isEmpty)
        #expect(document.root?["$schema"] == "https://json-schema.org/draft/2020-12/schema")
        #expect(document.root == PageSchema.value)
    }

    @Test func `the schema is the same on every run`() {
        #expect(PageSchema.text == PageSchema.text)
        #expect(
            PageSchema.value["$defs"]?.members?.map(\.key)
                == PageSchema.value["$defs"]?.members?.map(\.key).sorted()
        )
    }

    static let valid = [
        ExamplePageTests.text,
        "{\"$schema\": \"x\", \"data\": [\"A\"]}",
        "{\"body\": [{\"type\": 1, \"content\": \"x\", \"extra\": 1}], \"other\": []}",
        "{\"data\": {\"bind\": {\"by\": \"t\", \"cases\": {\"1\": \"A\"}, \"default\": \"B\"}, \"height\": \"{{h}}\", \"each\": \"$.a\"}}",
        "{\"list\": {\"layout\": {\"type\": \"flow\", \"align\": \"center\"}, \"sections\": [null, \"waterfall\"]}}",
        "{\"cells\": {\"V\": {\"label\": [\"a\", {\"text\": \"{{b}}\", \"font\": {\"size\": \"{{s}}\"}}], \"textColor\": {\"light\": \"{{c}}\", \"dark\": \"red\"}}}}",
        "{\"cells\": {\"V\": {\"overlay\": [{\"box\": \"#FF0000\", \"top\": 0, \"width\": \"50%\"}], \"accessory\": \"checkmark\"}}}",
        "{\"cells\": {\"V\": {\"box\": true, \"width\": \"{{progress}}%\", \"padding\": [\"{{x}}\", 2]}}}",
        "{\"cells\": {\"V\": {\"cell\": \"value1\", \"text\": \"{{t}}\", \"separatorInset\": [16, 0]}}}",
    ]

    static let invalid = [
        "[]", "{\"dat\": []}", "{\"data\": 3}", "{\"data\": [null]}", "{\"list\": {\"layout\": \"tabel\"}}",
        "{\"list\": {\"width\": -1}}", "{\"list\": {\"width\": \"{{w}}\"}}",
        "{\"list\": {\"layout\": {\"type\": \"flow\", \"columns\": 2}}}",
        "{\"cells\": {\"V\": {\"lable\": \"x\"}}}", "{\"cells\": {\"V\": {\"label\": \"x\", \"top\": 1}}}",
        "{\"cells\": {\"V\": {\"label\": \"x\", \"image\": \"y\"}}}",
        "{\"cells\": {\"V\": {\"label\": \"x\", \"numberOfLines\": 1.5}}}",
        "{\"cells\": {\"V\": {\"label\": \"x\", \"textColor\": \"systmRed\"}}}",
        "{\"cells\": {\"V\": {\"stack\": \"vertical\", \"children\": [{\"box\": true, \"accessory\": \"none\"}]}}}",
        "{\"data\": [{\"bind\": \"A\", \"hieght\": 1}]}", "{\"data\": [{\"bind\": \"A\", \"count\": -1}]}",
        "{\"cells\": {\"V\": {\"label\": \"x\", \"padding\": [1, 2, 3]}}}",
        "{\"cells\": {\"V\": {\"label\": \"x\", \"width\": \"half\"}}}",
        "{\"body\": [{\"type\": 1}]}",
    ]

    @Test(arguments: valid)
    func `the schema accepts a sound page`(text: String) throws {
        #expect(try accepts(text))
        let errors = try load(
            text,
            data: "{\"a\": []}",
            classNames: ExamplePageTests.classNames.union(["A", "B"])
        )
        .diagnostics.filter { $0.severity == .error }
        #expect(errors.isEmpty)
    }

    @Test(arguments: invalid)
    func `the schema and the reader refuse a broken page alike`(text: String) throws {
        #expect(try !accepts(text))
        #expect(try load(text, classNames: ["A"]).hasErrors)
    }
}
