public import Diagnostics
public import Graphics
internal import Layouts
public import Lists
internal import Pages
internal import Text

/// A page laid out for one set of traits, ready to be drawn.
public struct PageLayout {
    public let adapter: ListAdapter
    private let images: ImageStore
    private let missing: MissingCharacters
    private let page: LoadedPage

    init(page: LoadedPage, adapter: ListAdapter, images: ImageStore, missing: MissingCharacters) {
        self.page = page
        self.adapter = adapter
        self.images = images
        self.missing = missing
    }

    /// The drawing of the whole content, or of one screen.
    public func picture(viewport: Viewport? = nil) -> Picture {
        ListPainter(adapter, viewport: viewport).picture()
    }

    /// The tree text of what the picture shows.
    public func tree(viewport: Viewport? = nil) -> String {
        ListPainter(adapter, viewport: viewport).tree()
    }

    /// What was met so far beside the page's own diagnostics: complete once the picture is made.
    public var diagnostics: [Diagnostic] {
        listIssues + fontProblems + imageProblems
    }

    /// The pictures that were read, sorted.
    public var imageFiles: [String] { images.files }

    private var listIssues: [Diagnostic] {
        adapter.issues.map { issue in
            Diagnostic(
                id: issue.id,
                severity: .warning,
                place: issue.sourceOffset.map { page.page.place(at: $0) },
                message: issue.message,
                remedy: issue.remedy
            )
        }
    }

    private var fontProblems: [Diagnostic] {
        let glyphs = missing.characters.map { character in
            let code = character.unicodeScalars.map { "U+\(String($0.value, radix: 16, uppercase: true))" }
            return Diagnostic(
                id: "missing-glyph",
                severity: .warning,
                place: SourcePlace(file: page.page.name),
                message: "no font has the character \(code.joined(separator: " ")); it is drawn as a box",
                remedy: "name a folder with a font that has it by --font-dir"
            )
        }
        let substitutions = adapter.environment.fonts.substitutions.map { sentence in
            Diagnostic(
                id: "font-substitution",
                severity: .note,
                place: SourcePlace(file: page.page.name),
                message: sentence
            )
        }
        return glyphs + substitutions
    }

    private var imageProblems: [Diagnostic] {
        images.problems.map { sentence in
            Diagnostic(
                id: "unusable-image",
                severity: .warning,
                place: SourcePlace(file: page.page.name),
                message: sentence,
                remedy: "a marked placeholder is drawn in its place"
            )
        }
    }
}
