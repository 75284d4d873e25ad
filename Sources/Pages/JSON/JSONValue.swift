/// A value of a JSON document, with the place it was written at.
///
/// Two values are equal when their contents are; the place takes no part, nor does the order of an object's keys.
/// Strings are equal when their bytes are, because texts that only look alike may be shaped differently.
public struct JSONValue: Sendable {
    public enum Content: Sendable {
        case null
        case bool(Bool)
        /// Every number without a fraction that fits, however it was written.
        case integer(Int)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([JSONMember])
        /// Could not be read; the reason is already reported.
        case unreadable
    }

    public var content: Content
    /// Bytes from the start of the source; 0 for values that were not read from a file.
    var offset: Int32

    public init(_ content: Content) {
        self.init(content, offset: 0)
    }

    init(_ content: Content, offset: Int) {
        self.content = content
        self.offset = Int32(truncatingIfNeeded: offset)
    }

    /// The value of an object's key; nil for another key and for anything but an object.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The element of an array; nil outside of it and for anything but an array.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = content, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The text of a string; nil for anything else, numbers included.
    public var string: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    /// Any number; nil for anything else.
    public var number: Double? {
        switch content {
        case .integer(let integer): Double(integer)
        case .number(let number): number
        case .null, .bool, .string, .array, .object, .unreadable: nil
        }
    }

    /// The elements of an array; nil for anything else.
    public var elements: [JSONValue]? {
        guard case .array(let elements) = content else { return nil }
        return elements
    }

    /// The members of an object in the order of the file; nil for anything else.
    public var members: [JSONMember]? {
        guard case .object(let members) = content else { return nil }
        return members
    }

    var isNull: Bool {
        if case .null = content { true } else { false }
    }
}
