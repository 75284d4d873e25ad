internal import Diagnostics
internal import Graphics

/// The frames of a laid-out page.
struct LayoutReport: Sendable {
    /// A cell, header or footer in its place.
    struct Element: Sendable, Hashable {
        enum Kind: String, Sendable {
            case cell, header, footer
        }

        var kind: Kind
        var section: Int
        /// Nil for headers and footers.
        var item: Int?
        /// The cell's class or template.
        var className: String
        /// Points in the list's content.
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        /// Why it is there and that large, for instance `wrapped: 82+10+160 > 240`.
        var reasons: [String] = []
    }

    var page: String
    var variant: String?
    var traits: Traits
    /// Points.
    var contentWidth: Double
    var contentHeight: Double
    var elements: [Element]
    var diagnostics: [Diagnostic] = []
    /// Every file the layout depends on.
    var inputs: [String] = []
}
