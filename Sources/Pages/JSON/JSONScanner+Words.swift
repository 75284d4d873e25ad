extension JSONScanner {
    static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    static func startsNumber(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }

    static func startsWord(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "$")
    }

    func startsValue(_ byte: UInt8) -> Bool {
        Self.startsWord(byte) || Self.startsNumber(byte) || "\"'{[".utf8.contains(byte)
    }

    mutating func wordText() -> String {
        let start = position
        while let byte = next, Self.startsWord(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "-") {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    mutating func word() -> JSONValue {
        let start = position
        let text = wordText()
        switch text {
        case "true": return JSONValue(.bool(true), offset: start)
        case "false": return JSONValue(.bool(false), offset: start)
        case "null": return JSONValue(.null, offset: start)
        default: return unreadable(word: text, at: start)
        }
    }

    mutating func unreadable(word: String, at start: Int) -> JSONValue {
        let remedy: String
        switch word.drop(while: { "+-".contains($0) }).lowercased() {
        case "nan", "infinity", "inf": remedy = "JSON has finite numbers only"
        case "none", "nil", "undefined": remedy = "write null"
        case "true", "yes", "on": remedy = "write true"
        case "false", "no", "off": remedy = "write false"
        case "null": remedy = "write null"
        default: remedy = "text needs double quotes"
        }
        report("syntax", "found \(word) where a value should be", remedy: remedy, at: start)
        return JSONValue(.unreadable, offset: start)
    }

    /// What stands at the position, for messages: a character in quotes, or its number when it cannot be seen.
    func foundHere() -> String {
        guard position < bytes.count else { return "the end of the file" }
        let rest = String(decoding: bytes[position..<min(position + 32, bytes.count)], as: UTF8.self)
        guard let character = rest.first, let scalar = character.unicodeScalars.first else {
            return "nothing"
        }
        let isVisible = !scalar.properties.isWhitespace && scalar.properties.generalCategory != .control
        if isVisible, scalar.properties.generalCategory != .format { return "\"\(character)\"" }
        let hex = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
}
