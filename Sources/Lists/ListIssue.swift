/// Something about an item that is probably not meant; the list is drawn all the same.
public struct ListIssue: Sendable, Hashable {
    /// Which view of its section the issue is about.
    public enum Element: Sendable, Hashable {
        case item(Int)
        case header, footer
    }

    /// A stable identifier such as `zero-size`.
    public var id: String
    public var section: Int
    public var element: Element
    public var message: String
    public var remedy: String
    /// The item's place in its document.
    public var sourceOffset: Int?
}
