internal import Diagnostics

/// What drawing a page tells besides the picture.
struct RenderOutcome: Sendable {
    /// Warnings and lints met on the way.
    var diagnostics: [Diagnostic] = []
    /// Every file the picture depends on, also those that were looked for and missing.
    var inputs: [String] = []
}
