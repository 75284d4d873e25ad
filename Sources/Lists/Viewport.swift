public import Foundation

/// One screen of a list.
public struct Viewport: Sendable, Hashable {
    /// How far the list is scrolled from its start, in points along the scroll direction.
    public var offset: CGFloat

    public init(offset: CGFloat = 0) {
        self.offset = offset
    }
}
