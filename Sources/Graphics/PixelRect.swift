/// A rectangle of whole pixels; right and bottom are exclusive.
public struct PixelRect: Sendable, Hashable {
    public var left: Int
    public var top: Int
    public var right: Int
    public var bottom: Int

    public init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    public var width: Int { max(0, right - left) }
    public var height: Int { max(0, bottom - top) }
    public var isEmpty: Bool { right <= left || bottom <= top }
}
