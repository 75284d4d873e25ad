/// Numbers as the command reads and prints them, whatever the machine's locale.
enum NumberText {
    /// The shortest decimal form that reads back the same, without `.0` on whole numbers.
    static func plain(_ value: Double) -> String {
        guard value == value.rounded(), value.magnitude < 1e15 else { return "\(value)" }
        return "\(Int(value))"
    }

    /// At most two decimals, for tables that people read.
    static func short(_ value: Double) -> String {
        plain((value * 100).rounded() / 100)
    }

    /// Reads digits with an optional sign and decimals; no exponent, hexadecimal, infinity or NaN.
    static func parse(_ text: String) -> Double? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), digits.count <= 24 else { return nil }
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }) else {
            return nil
        }
        return Double(text)
    }
}
