/// The reader's position in a text, and what it has found wrong so far.
///
/// Works on bytes; every ASCII byte of valid UTF-8 is that character.
struct JSONScanner {
    /// The structure cannot be followed any further; the reason is among the problems.
    struct GaveUp: Error {}

    /// More problems than this help nobody.
    private static let problemLimit = 50

    let bytes: [UInt8]
    var position = 0
    private(set) var problems: [JSONProblem] = []
    private var depth = 0
    /// How many members the last object had: the next one of a list has as many.
    private var expectedMembers = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// True when nothing more is reported.
    var isFull: Bool { problems.count >= Self.problemLimit }

    var next: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    mutating func document() -> JSONValue? {
        if bytes.starts(with: JSONReader.byteOrderMark) { position = JSONReader.byteOrderMark.count }
        return try? wholeDocument()
    }

    private mutating func wholeDocument() throws(GaveUp) -> JSONValue {
        try skipBlanks()
        guard next != nil else {
            throw giveUp("empty-file", "the file is empty", remedy: "expected a JSON value such as {} or []")
        }
        let root = try value()
        try skipBlanks()
        guard next == nil else {
            throw giveUp("syntax", "found \(foundHere()) after the end of the document")
        }
        return root
    }

    mutating func value() throws(GaveUp) -> JSONValue {
        try skipBlanks()
        let start = position
        switch next {
        case UInt8(ascii: "\""): return JSONValue(.string(try string()), offset: start)
        case UInt8(ascii: "{"):
            return try nested(at: start) { scanner throws(GaveUp) in try scanner.object() }
        case UInt8(ascii: "["): return try nested(at: start) { scanner throws(GaveUp) in try scanner.array() }
        case let byte? where Self.startsNumber(byte):
            return number()
        case UInt8(ascii: "'"): return JSONValue(.string(singleQuotedString()), offset: start)
        case let byte? where Self.startsWord(byte): return word()
        case nil: throw giveUp("syntax", "the file ends where a value should be")
        default: throw giveUp("syntax", "found \(foundHere()) where a value should be")
        }
    }

    private mutating func nested(
        at start: Int,
        _ read: (inout JSONScanner) throws(GaveUp) -> JSONValue.Content
    ) throws(GaveUp) -> JSONValue {
        guard depth < JSONReader.nestingLimit else {
            throw giveUp(
                "nesting-too-deep",
                "values are nested more than \(JSONReader.nestingLimit) deep",
                remedy: "no page needs that many; a bracket may be missing or too many",
                at: start
            )
        }
        depth += 1
        let content = try read(&self)
        depth -= 1
        return JSONValue(content, offset: start)
    }

    private mutating func array() throws(GaveUp) -> JSONValue.Content {
        let start = position
        position += 1
        var elements: [JSONValue] = []
        while try continues(until: UInt8(ascii: "]"), openedAt: start) {
            elements.append(try value())
            try separator(before: UInt8(ascii: "]"), openedAt: start)
        }
        return .array(elements)
    }

    private mutating func object() throws(GaveUp) -> JSONValue.Content {
        let start = position
        position += 1
        var members: [JSONMember] = []
        members.reserveCapacity(expectedMembers)
        var offsets = KeyOffsets()
        while try continues(until: UInt8(ascii: "}"), openedAt: start) {
            let keyOffset = position
            let key = try key()
            try colon(after: key)
            let value = try value()
            if let first = offsets.insert(key, at: keyOffset, into: members) {
                duplicate(key, at: keyOffset, firstAt: first)
            } else {
                members.append(JSONMember(key: key, value: value, keyOffset: keyOffset))
            }
            try separator(before: UInt8(ascii: "}"), openedAt: start)
        }
        expectedMembers = members.count
        return .object(members)
    }

    mutating func report(_ id: String, _ message: String, remedy: String? = nil, at offset: Int? = nil) {
        guard !isFull else { return }
        problems.append(
            JSONProblem(offset: offset ?? position, id: id, message: message, remedy: remedy)
        )
    }

    mutating func giveUp(
        _ id: String,
        _ message: String,
        remedy: String? = nil,
        at offset: Int? = nil
    ) -> GaveUp {
        report(id, message, remedy: remedy, at: offset)
        return GaveUp()
    }
}
