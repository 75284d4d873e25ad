public import Layouts

/// Something about an item that is probably not meant; the list is drawn all the same.
public struct ListIssue: Sendable, Hashable {
    /// A stable identifier such as `zero-size`.
    public var id: String
    /// The view the issue is about.
    public var element: ListElement
    public var message: String
    public var remedy: String
    /// The item's place in its document.
    public var sourceOffset: Int?
}
