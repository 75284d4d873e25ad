internal import Diagnostics

extension JSONScanner {
    /// Skips white space and comments.
    mutating func skipBlanks() throws(GaveUp) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
            case UInt8(ascii: "/"): try skipComment()
            case UInt8(ascii: "#"):
                report("syntax", "a comment starts with # here", remedy: "use // or /* */")
                skipLine()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(GaveUp) {
        let start = position
        switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
        case UInt8(ascii: "/"): skipLine()
        case UInt8(ascii: "*"):
            position += 2
            while position + 1 < bytes.count {
                if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                    position += 2
                    return
                }
                position += 1
            }
            throw giveUp("syntax", "the comment that starts here has no end", remedy: "add */", at: start)
        default: throw giveUp("syntax", "found \"/\"", remedy: "a comment starts with // or /*")
        }
    }

    private mutating func skipLine() {
        while let byte = next, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { position += 1 }
    }

    /// True before another element; false after the closing bracket, which is then passed.
    mutating func continues(until close: UInt8, openedAt start: Int) throws(GaveUp) -> Bool {
        while true {
            try skipBlanks()
            switch next {
            case close:
                position += 1
                return false
            case UInt8(ascii: ","):
                report("syntax", "found a comma without a value before it", remedy: "remove it")
                position += 1
            case nil, UInt8(ascii: "]"), UInt8(ascii: "}"): throw unclosed(close, openedAt: start)
            default: return true
            }
        }
    }

    /// Passes the comma after an element; a missing one is reported and taken as written.
    mutating func separator(before close: UInt8, openedAt start: Int) throws(GaveUp) {
        let end = position
        try skipBlanks()
        switch next {
        case UInt8(ascii: ","): position += 1
        case close: return
        case nil, UInt8(ascii: "]"), UInt8(ascii: "}"): throw unclosed(close, openedAt: start)
        case let byte? where startsValue(byte):
            report("syntax", "a comma is missing here", at: end)
        default:
            let closing = Character(Unicode.Scalar(close))
            throw giveUp("syntax", "found \(foundHere()) where \",\" or \"\(closing)\" should be")
        }
    }

    mutating func colon(after key: String) throws(GaveUp) {
        try skipBlanks()
        switch next {
        case UInt8(ascii: ":"): position += 1
        case UInt8(ascii: "="):
            report("syntax", "found \"=\" after the key \"\(key)\"", remedy: "use \":\"")
            position += 1
        case let byte? where startsValue(byte):
            report("syntax", "the colon after the key \"\(key)\" is missing")
        default:
            throw giveUp("syntax", "found \(foundHere()) where the colon after the key \"\(key)\" should be")
        }
    }

    /// A key in double quotes; other forms are reported and taken for it.
    mutating func key() throws(GaveUp) -> String {
        switch next {
        case UInt8(ascii: "\""): return try string()
        case UInt8(ascii: "'"): return singleQuotedString()
        case let byte? where Self.startsWord(byte) || Self.isDigit(byte):
            let start = position
            let word = wordText()
            report("syntax", "the key \(word) has no quotes", remedy: "write \"\(word)\"", at: start)
            return word
        default: throw giveUp("syntax", "found \(foundHere()) where a key in quotes should be")
        }
    }

    mutating func duplicate(_ key: String, at offset: Int, firstAt first: Int) {
        guard !isFull else { return }
        let line = line(of: first)
        report("duplicate-key", "the key \"\(key)\" is here a second time, first on line \(line)", at: offset)
    }

    private mutating func unclosed(_ close: UInt8, openedAt start: Int) -> GaveUp {
        let open = close == UInt8(ascii: "]") ? "[" : "{"
        let line = line(of: start)
        let closing = Character(Unicode.Scalar(close))
        let opened = "the \"\(open)\" of line \(line)"
        guard next != nil else {
            return giveUp("syntax", "the file ends before \(opened) is closed", remedy: "add \"\(closing)\"")
        }
        return giveUp("syntax", "found \(foundHere()) where \"\(closing)\" should close \(opened)")
    }

    private func line(of offset: Int) -> Int {
        SourceText(name: "", bytes: bytes).place(at: offset).line ?? 1
    }
}
