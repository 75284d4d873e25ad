public import Diagnostics

/// What reading a JSON text gave: the value as far as it could be understood, and all that was wrong with it.
public struct JSONDocument: Sendable {
    public let source: SourceText
    /// The document's value; nil when its structure could not be made out.
    public let root: JSONValue?
    /// In the order of the text.
    public let diagnostics: [Diagnostic]

    /// The place of a value that was read from this document.
    public func place(of value: JSONValue) -> SourcePlace {
        source.place(at: Int(value.offset))
    }
}
