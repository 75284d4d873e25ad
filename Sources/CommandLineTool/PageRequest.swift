/// A page and everything its pictures depend on.
struct PageRequest: Sendable, Hashable {
    /// One screen of the list instead of the whole content.
    struct Viewport: Sendable, Hashable {
        /// How far the list is scrolled, in points.
        var offset: Double
    }

    var page: PageSource
    var variant: Variant
    /// What feeds the page, when its data is elsewhere.
    var data: PageSource?
    /// What was read from standard input, for the page or the data that comes from there.
    var standardInput: [UInt8] = []
    var imageFolder: String?
    /// Instead of the default font set, if any.
    var fontFolders: [String] = []
    var viewport: Viewport?
    /// Threads; any number gives the same bytes.
    var jobs: Int
}
