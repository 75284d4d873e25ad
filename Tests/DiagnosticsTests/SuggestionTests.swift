import Diagnostics
import Testing

@Suite struct SuggestionTests {
    private static let layouts = ["table", "flow", "waterfall"]

    @Test(arguments: [
        // One swap, one substitution, one insertion, one deletion, other case.
        ("tabel", "table"), ("tible", "table"), ("flouw", "flow"), ("flw", "flow"),
        ("Waterfall", "waterfall"),
        // A third of nine letters may differ.
        ("waterhole", "waterfall"),
    ])
    func `a misspelt name has its near match`(name: String, match: String) {
        #expect(Suggestion.nearest(to: name, in: Self.layouts) == match)
    }

    @Test(arguments: ["grid", "", "tablecloth", "xyz"])
    func `another word has none`(name: String) {
        #expect(Suggestion.nearest(to: name, in: Self.layouts) == nil)
    }

    @Test func `the nearer of two wins, of two equally near the first`() {
        #expect(Suggestion.nearest(to: "colour", in: ["color", "colours"]) == "color")
        #expect(Suggestion.nearest(to: "colours", in: ["color", "colour"]) == "colour")
    }

    @Test func `a remedy is the near match, or else the choice in order`() {
        #expect(Suggestion.remedy(for: "tabel", among: Self.layouts) == #"did you mean "table"?"#)
        #expect(
            Suggestion.remedy(for: "grid", among: Self.layouts)
                == #"expected one of "flow", "table", "waterfall""#
        )
    }

    @Test func `a long choice is not listed, and none not at all`() {
        #expect(Suggestion.remedy(for: "zzzzzz", among: (0..<25).map { "name\($0)" }) == nil)
        #expect(Suggestion.remedy(for: "zzzzzz", among: []) == nil)
    }
}
