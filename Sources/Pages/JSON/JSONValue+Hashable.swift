extension JSONValue: Hashable {
    public static func == (a: JSONValue, b: JSONValue) -> Bool {
        switch (a.content, b.content) {
        case (.null, .null), (.unreadable, .unreadable): true
        case (.bool(let a), .bool(let b)): a == b
        case (.integer(let a), .integer(let b)): a == b
        case (.number(let a), .number(let b)): a == b
        case (.string(let a), .string(let b)): a == b && a.utf8.elementsEqual(b.utf8)
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)): equal(a, b)
        default: false
        }
    }

    private static func equal(_ a: [JSONMember], _ b: [JSONMember]) -> Bool {
        guard a.count == b.count else { return false }
        for (index, member) in a.enumerated() {
            // Objects of one list nearly always have their keys in the same order.
            let same = b[index].key == member.key ? b[index] : b.first { $0.key == member.key }
            guard let same, same.value == member.value else { return false }
        }
        return true
    }

    public func hash(into hasher: inout Hasher) {
        switch content {
        case .null, .unreadable: hasher.combine(0)
        case .bool(let bool): hasher.combine(bool)
        case .integer(let integer): hasher.combine(integer)
        case .number(let number): hasher.combine(number)
        case .string(let text): hasher.combine(text)
        case .array(let elements): hasher.combine(elements)
        case .object(let members): hasher.combine(Self.hash(members))
        }
    }

    /// A sum, so that the order of the keys does not count.
    private static func hash(_ members: [JSONMember]) -> Int {
        members.reduce(into: members.count) { sum, member in
            var hasher = Hasher()
            hasher.combine(member.key)
            hasher.combine(member.value)
            sum &+= hasher.finalize()
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(stringLiteral text: String) { self.init(.string(text)) }
    public init(integerLiteral integer: Int) { self.init(.integer(integer)) }
    public init(floatLiteral number: Double) { self.init(number: number) }
    public init(booleanLiteral bool: Bool) { self.init(.bool(bool)) }
    public init(arrayLiteral elements: JSONValue...) { self.init(.array(elements)) }

    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self.init(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
    }

    /// A number in its one form: an integer where it is one.
    init(number: Double, offset: Int = 0) {
        if let integer = Int(exactly: number) {
            self.init(.integer(integer), offset: offset)
        } else {
            self.init(.number(number), offset: offset)
        }
    }
}
