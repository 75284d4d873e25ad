/// One thing to tell the user: an error, a warning or a lint, all in one form.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// A stable identifier such as `unknown-key`, by which a lint can be silenced.
    public var id: String
    public var severity: Severity
    /// Where the cause is; absent when no input is at fault.
    public var place: SourcePlace?
    /// What was found, as a sentence without a final full stop.
    public var message: String
    /// What would work.
    public var remedy: String?

    public init(
        id: String,
        severity: Severity,
        place: SourcePlace? = nil,
        message: String,
        remedy: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.place = place
        self.message = message
        self.remedy = remedy
    }

    /// One line, for instance `feed.json:12:5: error: unknown layout "tabel"; did you mean "table"?`.
    public var description: String {
        let start = place.map { "\($0): " } ?? ""
        let end = remedy.map { "; \($0)" } ?? ""
        return "\(start)\(severity.rawValue): \(message)\(end)"
    }
}
