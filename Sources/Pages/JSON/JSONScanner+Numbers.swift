extension JSONScanner {
    /// Powers that a double holds exactly, so that dividing or multiplying by them rounds once.
    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
        1e19, 1e20, 1e21, 1e22,
    ]

    mutating func number() -> JSONValue {
        let start = position
        let isNegative = next == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let whole = digits()
        guard
            next.map({ $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") || endsWrongly($0) }) != true
        else { return generalNumber(from: start, isNegative: isNegative) }
        let hasLeadingZero = whole.count > 1 && bytes[position - whole.count] == UInt8(ascii: "0")
        guard (1...18).contains(whole.count), !hasLeadingZero else {
            return generalNumber(from: start, isNegative: isNegative)
        }
        return JSONValue(.integer(isNegative ? -whole.value : whole.value), offset: start)
    }

    private func endsWrongly(_ byte: UInt8) -> Bool {
        Self.startsWord(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "-")
    }

    /// Passes digits; `value` is right for up to 18 of them.
    private mutating func digits() -> (value: Int, count: Int) {
        let start = position
        var value = 0
        while let byte = next, Self.isDigit(byte) {
            value = value &* 10 &+ Int(byte &- UInt8(ascii: "0"))
            position += 1
        }
        return (value, position - start)
    }

    /// Fractions, exponents, long numbers and everything that is not quite a number.
    private mutating func generalNumber(from start: Int, isNegative: Bool) -> JSONValue {
        position = start
        while let byte = next, endsWrongly(byte) || byte == UInt8(ascii: ".") {
            position += 1
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if let problem = problem(inNumber: text) {
            if case .word(let word) = problem { return unreadable(word: word, at: start) }
            if case .form(let message, let remedy) = problem {
                report("invalid-number", message, remedy: remedy, at: start)
            }
            return JSONValue(.unreadable, offset: start)
        }
        if let value = exactDecimal(from: start) { return JSONValue(number: value, offset: start) }
        guard let value = Double(text), value.isFinite else {
            let remedy = "the largest is about 1.8e308"
            report("invalid-number", "the number \(text) is too large", remedy: remedy, at: start)
            return JSONValue(.unreadable, offset: start)
        }
        if let integer = Int(text) { return JSONValue(.integer(integer), offset: start) }
        return JSONValue(number: value, offset: start)
    }

    private enum NumberProblem {
        case word(String)
        case form(message: String, remedy: String)
    }

    private func problem(inNumber text: String) -> NumberProblem? {
        let unsigned = text.drop { $0 == "-" || $0 == "+" }
        if ["inf", "infinity", "nan"].contains(unsigned.lowercased()) { return .word(text) }
        let parts = unsigned.split(separator: /[eE]/, maxSplits: 1, omittingEmptySubsequences: false)
        let decimal = parts.first?.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false) ?? []
        let whole = decimal.first ?? ""
        let found = "found \(text), which is not a number in JSON"
        if text.hasPrefix("+") { return .form(message: found, remedy: "leave the + out") }
        if whole.hasPrefix("0"), whole.count > 1, whole.allSatisfy(\.isNumber) {
            return .form(message: found, remedy: "leave the leading zero out")
        }
        if whole.isEmpty || decimal.last?.isEmpty == true {
            return .form(message: found, remedy: "write digits on both sides of the point")
        }
        let hasOneSign = text.count - unsigned.count <= 1
        let exponent = parts.count > 1 ? parts[1].drop { $0 == "-" || $0 == "+" } : "0"
        let hasOneExponentSign = parts.count < 2 || parts[1].count - exponent.count <= 1
        let isSound =
            hasOneSign && hasOneExponentSign
            && (decimal + [exponent]).allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy(Self.isDigit)
            }
        return isSound ? nil : .form(message: found, remedy: "write it in decimal digits, such as 12 or 1.5")
    }

    /// The value when 15 digits and an exact power of ten make it up: then one division is correctly rounded.
    private func exactDecimal(from start: Int) -> Double? {
        var mantissa = 0
        var count = 0
        var decimals = 0
        var isAfterPoint = false
        for byte in bytes[start..<position] {
            switch byte {
            case UInt8(ascii: "-"): continue
            case UInt8(ascii: "."): isAfterPoint = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                mantissa = mantissa &* 10 &+ Int(byte &- UInt8(ascii: "0"))
                count += 1
                if isAfterPoint { decimals += 1 }
            default: return nil
            }
        }
        guard isAfterPoint, count <= 15 else { return nil }
        let value = Double(mantissa) / Self.powersOfTen[decimals]
        return bytes[start] == UInt8(ascii: "-") ? -value : value
    }
}
