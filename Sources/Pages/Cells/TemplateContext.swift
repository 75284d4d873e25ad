internal import Graphics

/// What cells made from a page's templates share.
struct TemplateContext: Sendable {
    var templates: [String: Template]
    var images: any ImageProvider
    /// The data document that paths with `$` start at.
    var root: JSONValue?
    /// The tint of the list.
    var tintColor: Color?
    var source: SourceText
}
