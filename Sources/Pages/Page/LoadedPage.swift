public import Diagnostics

/// A page with its content, and everything that was wrong with either.
public struct LoadedPage: Sendable {
    public var page: Page
    public var content: PageContent
    /// Where its pictures are.
    public var assets: AssetFolders
    /// Errors, warnings and lints by place: the page's first, then its data's.
    public var diagnostics: [Diagnostic]

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
