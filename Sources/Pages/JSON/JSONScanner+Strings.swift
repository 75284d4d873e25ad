extension JSONScanner {
    mutating func string() throws(GaveUp) -> String {
        let start = position + 1
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                position = index + 1
                return String(decoding: bytes[start..<index], as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            index += 1
        }
        return try stringWithEscapes(from: start, plainUntil: index)
    }

    private mutating func stringWithEscapes(from start: Int, plainUntil end: Int) throws(GaveUp) -> String {
        var text = Array(bytes[start..<end])
        position = end
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): escape(into: &text)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                report(
                    "syntax",
                    "the text that starts here does not end on its line",
                    remedy: "close it with \", or write \\n for a line break",
                    at: start - 1
                )
                return String(decoding: text, as: UTF8.self)
            case 0..<0x20:
                report("syntax", "found \(foundHere()) in a text", remedy: escapeRemedy(for: byte))
                position += 1
            default:
                text.append(byte)
                position += 1
            }
        }
        throw giveUp("syntax", "the text that starts here has no end", remedy: "add \"", at: start - 1)
    }

    private func escapeRemedy(for byte: UInt8) -> String {
        let hex = String(byte, radix: 16)
        return byte == UInt8(ascii: "\t") ? "write \\t" : "write \\u00" + (byte < 16 ? "0" : "") + hex
    }

    private mutating func escape(into text: inout [UInt8]) {
        let start = position
        position += 1
        guard let byte = next else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"): unicodeEscape(from: start, into: &text)
        default:
            position = start + 1
            let found = foundHere()
            report(
                "syntax",
                "found the unknown escape \\ and \(found)",
                remedy: "write \\\\ for \\",
                at: start
            )
        }
    }

    private mutating func unicodeEscape(from start: Int, into text: inout [UInt8]) {
        guard let first = fourDigits() else {
            report("syntax", "\\u needs four hexadecimal digits", at: start)
            return
        }
        var scalar = first
        if (0xD800..<0xDC00).contains(first), next == UInt8(ascii: "\\") {
            let before = position
            position += 1
            if next == UInt8(ascii: "u") {
                position += 1
                if let second = fourDigits(), (0xDC00..<0xE000).contains(second) {
                    scalar = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
                }
            }
            if scalar == first { position = before }
        }
        guard let scalar = Unicode.Scalar(scalar) else {
            let hex = String(first, radix: 16)
            let remedy = "characters above U+FFFF are a pair, a high and a low one"
            report("lone-surrogate", "\\u\(hex) is half of a surrogate pair", remedy: remedy, at: start)
            return
        }
        text.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
    }

    private mutating func fourDigits() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[position..<position + 4] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        position += 4
        return value
    }

    /// A text in single quotes, reported and taken for one in double quotes.
    mutating func singleQuotedString() -> String {
        report("syntax", "found a text in single quotes", remedy: "use double quotes")
        position += 1
        let start = position
        while let byte = next, byte != UInt8(ascii: "'"), byte != UInt8(ascii: "\n") { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if next == UInt8(ascii: "'") { position += 1 }
        return text
    }
}
