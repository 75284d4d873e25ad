/// A way into an item's data, such as `author.photos[0].url`, or from the document's root, such as `$.articles`.
public struct DataPath: Sendable, Hashable {
    enum Step: Sendable, Hashable {
        case key(String)
        case index(Int)
        /// `[*]`: each element of an array in turn.
        case every
    }

    /// The path as it was written, for messages.
    public let text: String
    let startsAtRoot: Bool
    let steps: [Step]

    /// Parses a path; nil when it is malformed.
    ///
    /// `.` is the datum itself, `$` the whole data document; `["a.b"]` reaches a key with any characters.
    public init?(_ text: String) {
        var rest = Substring(text)
        startsAtRoot = rest.first == "$"
        if startsAtRoot { rest = rest.dropFirst() }
        guard text == "." || text == "$" || !rest.isEmpty else { return nil }
        var steps: [Step] = []
        while !rest.isEmpty, text != "." {
            let isFirstName = steps.isEmpty && !startsAtRoot
            guard let step = Self.step(&rest, isFirstName: isFirstName) else { return nil }
            steps.append(step)
        }
        self.text = text
        self.steps = steps
    }

    private static func step(_ rest: inout Substring, isFirstName: Bool) -> Step? {
        if rest.first == "[" { return bracket(&rest) }
        if !isFirstName {
            guard rest.first == "." else { return nil }
            rest = rest.dropFirst()
        }
        let name = rest.prefix { $0 != "." && $0 != "[" && $0 != "]" }
        let isPlain = !name.isEmpty && !name.contains { $0.isWhitespace || "{}\"'=!<>&|".contains($0) }
        guard isPlain else { return nil }
        rest = rest.dropFirst(name.count)
        return .key(String(name))
    }

    private static func bracket(_ rest: inout Substring) -> Step? {
        let inside = rest.dropFirst()
        if let quote = inside.first, quote == "\"" || quote == "'" {
            let name = inside.dropFirst().prefix { $0 != quote }
            let after = inside.dropFirst(name.count + 1)
            guard after.hasPrefix("\(quote)]") else { return nil }
            rest = after.dropFirst(2)
            return .key(String(name))
        }
        guard let end = inside.firstIndex(of: "]") else { return nil }
        let text = inside[..<end]
        rest = inside[end...].dropFirst()
        if text == "*" { return .every }
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text).map { .index($0) }
    }

    /// What the path leads to; nil when there is nothing.
    func value(in scope: Scope) -> JSONValue? {
        guard var value = startsAtRoot ? scope.root : scope.item else { return nil }
        for step in steps {
            guard let next = Self.follow(step, from: value) else { return nil }
            value = next
        }
        return value
    }

    /// The same with `[*]` taken as all elements: the values in order, nil when the path breaks off.
    func values(in scope: Scope) -> [JSONValue]? {
        guard let start = startsAtRoot ? scope.root : scope.item else { return nil }
        var values = [start]
        for step in steps {
            var next: [JSONValue] = []
            for value in values {
                if case .every = step {
                    guard let elements = value.elements else { return nil }
                    next += elements
                } else {
                    guard let found = Self.follow(step, from: value) else { return nil }
                    next.append(found)
                }
            }
            values = next
        }
        return values
    }

    var hasWildcard: Bool { steps.contains(.every) }

    private static func follow(_ step: Step, from value: JSONValue) -> JSONValue? {
        switch step {
        case .key(let key): value[key]
        case .index(let index): value[index]
        case .every: nil
        }
    }
}
