internal import Diagnostics

/// Something wrong in a text, by offset; it becomes a diagnostic when it is reported.
struct JSONProblem {
    var offset: Int
    var id: String
    var message: String
    var remedy: String?

    func diagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(
            id: id,
            severity: .error,
            place: source.place(at: offset),
            message: message,
            remedy: remedy
        )
    }
}
