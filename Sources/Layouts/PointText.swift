/// Writes lengths for people: at most two decimals, no locale.
enum PointText {
    static func of(_ value: Double) -> String {
        let hundredths = (value * 100).rounded()
        guard abs(hundredths) < 1e15 else { return "\(value)" }
        let number = Int(hundredths)
        let sign = number < 0 ? "-" : ""
        let (whole, part) = (abs(number) / 100, abs(number) % 100)
        if part == 0 { return "\(sign)\(whole)" }
        if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
        return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}
