/// A text with `{{path}}` in it, taken apart.
///
/// `\{{` stands for two plain braces.
struct BindingText: Sendable {
    enum Piece: Sendable {
        case text(String)
        case path(DataPath)
    }

    /// Why a text could not be taken apart, as a sentence.
    struct Malformed: Error {
        var message: String
        var remedy: String
    }

    let pieces: [Piece]

    /// True when the text has a binding, or an escape that must be undone.
    static func isBound(_ text: String) -> Bool {
        let utf8 = text.utf8
        guard utf8.count >= 2, var before = utf8.first else { return false }
        for byte in utf8.dropFirst() {
            if byte == UInt8(ascii: "{"), before == byte { return true }
            before = byte
        }
        return false
    }

    init(_ text: String) throws(Malformed) {
        var pieces: [Piece] = []
        var plain = ""
        var rest = Substring(text)
        while let start = rest.firstRange(of: "{{") {
            let before = rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            if before.last == "\\" {
                plain += before.dropLast() + "{{"
                continue
            }
            plain += before
            guard let end = rest.firstRange(of: "}}") else {
                throw Malformed(
                    message: "\"{{\" in \(JSONValue.quoted(text)) is not closed",
                    remedy: "add \"}}\", or write \\\\{{ for plain braces"
                )
            }
            if !plain.isEmpty { pieces.append(.text(plain)) }
            plain = ""
            pieces.append(.path(try Self.path(rest[..<end.lowerBound])))
            rest = rest[end.upperBound...]
        }
        plain += rest
        if !plain.isEmpty { pieces.append(.text(plain)) }
        self.pieces = pieces
    }

    private static func path(_ text: Substring) throws(Malformed) -> DataPath {
        let trimmed = text.drop(while: \.isWhitespace)
        let end = trimmed.lastIndex { !$0.isWhitespace }
        let name = end.map { String(trimmed[...$0]) } ?? ""
        guard let path = DataPath(name), !path.hasWildcard else {
            throw Malformed(
                message: "\"{{\(text)}}\" has no path that can be followed",
                remedy: "write a path such as {{title}} or {{author.photos[0]}}"
            )
        }
        return path
    }
}
