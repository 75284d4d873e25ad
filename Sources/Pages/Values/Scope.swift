/// Where paths start: the datum of an item, and the whole data document.
public struct Scope: Sendable {
    public var item: JSONValue?
    public var root: JSONValue?

    public init(item: JSONValue?, root: JSONValue? = nil) {
        self.item = item
        self.root = root
    }
}
