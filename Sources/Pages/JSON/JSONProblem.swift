internal import Diagnostics

/// Something wrong in a text, by offset; it becomes a diagnostic when it is reported.
struct JSONProblem {
    /// So many of one severity are shown for a file.
    static let limit = 100

    var offset: Int
    var severity = Severity.error
    var id: String
    var message: String
    var remedy: String?

    func diagnostic(at place: SourcePlace) -> Diagnostic {
        Diagnostic(id: id, severity: severity, place: place, message: message, remedy: remedy)
    }
}
