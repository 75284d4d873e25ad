/// A key of an object with its value.
public struct JSONMember: Sendable {
    public var key: String
    public var value: JSONValue
    /// Where the key stands, in bytes from the start of the source.
    var keyOffset: Int32

    public init(key: String, value: JSONValue) {
        self.init(key: key, value: value, keyOffset: 0)
    }

    init(key: String, value: JSONValue, keyOffset: Int) {
        self.key = key
        self.value = value
        self.keyOffset = Int32(truncatingIfNeeded: keyOffset)
    }
}
