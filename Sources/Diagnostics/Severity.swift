/// How serious a diagnostic is.
public enum Severity: String, Sendable, Codable, CaseIterable {
    case error, warning, note
}
