import Foundation
import Graphics
import Listshot
import Testing

/// A small picture that shows one thing, kept in `Goldens/` with the tree of its views.
struct Golden: CustomTestStringConvertible {
    let name: String
    /// The page in `Pages/`, without its suffix.
    let page: String
    let adjust: @Sendable (inout Traits) -> Void
    let viewport: Viewport?

    init(
        _ name: String,
        page: String? = nil,
        viewport: Viewport? = nil,
        adjust: @escaping @Sendable (inout Traits) -> Void = { _ in }
    ) {
        self.name = name
        self.page = page ?? name
        self.viewport = viewport
        self.adjust = adjust
    }

    var testDescription: String { name }

    static let all: [Golden] = [
        Golden("weights"),
        Golden("shapes"),
        Golden("images"),
        Golden("table-plain"),
        Golden("table-grouped"),
        Golden("table-inset-grouped"),
        Golden("flow"),
        Golden("waterfall"),
        Golden("waterfall-right-to-left", page: "waterfall") { $0.direction = .rightToLeft },
        Golden("overlay"),
        Golden("placeholder"),
        Golden("light", page: "dark"),
        Golden("dark") { $0.appearance = .dark },
        Golden("right-to-left") { ($0.locale, $0.direction) = ("ar", .rightToLeft) },
        Golden("pinned-header", viewport: Viewport(offset: 45)),
        Golden("pinned-header-pushed", page: "pinned-header", viewport: Viewport(offset: 100)),
        Golden("body") { $0.width = 240 },
    ]
}
