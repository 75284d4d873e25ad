public import Graphics

/// Where a page's pictures come from.
public protocol ImageProvider: Sendable {
    /// The picture of a name in a page; nil when there is none, which the provider reports.
    func image(named name: String) -> Image?
}
