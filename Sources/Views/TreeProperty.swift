/// A named value in a tree text.
public struct TreeProperty: Sendable, Hashable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    /// A text in quotes, line ends and quotes escaped, so that a tree stays one line per view.
    public init(_ name: String, text: String) {
        var escaped = ""
        for character in text {
            switch character {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n", "\r\n", "\r": escaped += "\\n"
            case "\t": escaped += "\\t"
            default: escaped.append(character)
            }
        }
        self.init(name, "\"\(escaped)\"")
    }
}
