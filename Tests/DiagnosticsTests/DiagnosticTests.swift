import Diagnostics
import Testing

@Suite struct DiagnosticTests {
    @Test func `a diagnostic is one line with place, severity and remedy`() {
        let diagnostic = Diagnostic(
            id: "unknown-layout",
            severity: .error,
            place: SourcePlace(file: "feed.json", line: 12, column: 5),
            message: #"unknown layout "tabel""#,
            remedy: #"did you mean "table"?"#
        )
        #expect(
            "\(diagnostic)" == #"feed.json:12:5: error: unknown layout "tabel"; did you mean "table"?"#
        )
    }

    @Test func `what is not known is left out`() {
        #expect("\(Diagnostic(id: "x", severity: .warning, message: "odd"))" == "warning: odd")
        #expect("\(SourcePlace(file: "a.json"))" == "a.json")
        #expect("\(SourcePlace(file: "a.json", line: 3))" == "a.json:3")
        #expect("\(SourcePlace(file: "a.json", column: 3))" == "a.json")
    }
}
