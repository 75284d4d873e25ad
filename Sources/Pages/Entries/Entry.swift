internal import Foundation

/// One element of `data`, `headers`, `footers` or `items`.
struct Entry: Sendable {
    indirect enum Content: Sendable {
        /// One item with its data; a class name written alone has none.
        case item(JSONValue?)
        /// One item that is only a text: its class, unless an array names another.
        case name(String)
        case items([Entry])
        case each(EachSource)
        case copies(Value<Int>, of: JSONValue?)
        /// No header or footer here.
        case nothing
    }

    var binding = EntryBinding()
    var content: Content
    /// Values that overwrite those of the elements, by position.
    var heights: [Double]?
    var sizes: [CGSize]?
    var spacings: [SectionSpacing]?
    var offset: Int32
    /// Where single keys stand, for lints.
    var keyOffsets: [String: Int32] = [:]

    /// True when the entry counts as an array.
    var isGroup: Bool {
        switch content {
        case .items, .each, .copies: true
        case .item, .name, .nothing: false
        }
    }

    /// True when some of it could not be read, so that what it lacks may only seem to be missing.
    var hasErrors = false

    func offset(of key: String) -> Int32 {
        keyOffsets[key] ?? offset
    }
}
