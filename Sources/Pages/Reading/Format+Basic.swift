internal import Diagnostics

extension Format where Result == Bool {
    static let boolean = Format("true or false", .boolean) { value in
        guard case .bool(let bool) = value.content else { return nil }
        return bool
    }

    /// A mark that is only ever written as true.
    static let yes = Format("true", .constant(true)) { value in
        guard case .bool(true) = value.content else { return nil }
        return true
    }
}

extension Format where Result == Double {
    static let number = Format("a number", .number(.any)) { $0.number }

    static let positive = Format("a number above 0", .number(.positive)) { value in
        value.number.flatMap { $0 > 0 ? $0 : nil }
    }

    static let atLeastZero = Format("a number of at least 0", .number(.atLeastZero)) { value in
        value.number.flatMap { $0 >= 0 ? $0 : nil }
    }

    static let fraction = Format("a number from 0 to 1", .number(.init(minimum: 0, maximum: 1))) { value in
        value.number.flatMap { (0...1).contains($0) ? $0 : nil }
    }

    /// A width or height of a cell, which must stay drawable.
    static let length = Format(
        "a number from 0 to \(Int(Limits.length))",
        .number(.init(minimum: 0, maximum: Limits.length))
    ) { value in
        value.number.flatMap { (0...Limits.length).contains($0) ? $0 : nil }
    }
}

extension Format where Result == Int {
    static func integer(_ range: ClosedRange<Int>) -> Format {
        let bounds = Schema.Bounds(minimum: Double(range.lowerBound), maximum: Double(range.upperBound))
        return Format("an integer from \(range.lowerBound) to \(range.upperBound)", .integer(bounds)) {
            value in
            guard case .integer(let integer) = value.content, range.contains(integer) else { return nil }
            return integer
        }
    }
}

extension Format where Result == String {
    static let string = Format("a text", .string) { $0.string }

    static let nonEmpty = Format("a text that is not empty", .pattern(".")) { value in
        value.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// What a label shows: numbers and booleans, which data often has there, are written out.
    static let text = Format(
        "a text or a number",
        .anyOf([.string, .number(.any), .boolean])
    ) { $0.insertedText }
}

extension Format where Result == JSONValue {
    /// Any value at all, which is not looked at.
    static let any = Format("a value", .any) { $0 }
}

extension Format {
    /// One of some names.
    static func choice(_ noun: String, _ choices: [(name: String, value: Result)]) -> Format {
        let names = choices.map(\.name)
        return Format("the name of a \(noun)", .names(names)) { value, reading in
            guard let name = value.string else {
                reading.mismatch(value, expected: "the name of a \(noun)")
                return nil
            }
            if let choice = choices.first(where: { $0.name == name }) { return choice.value }
            reading.error(
                "unknown-name",
                "unknown \(noun) \(JSONValue.quoted(name))",
                remedy: Suggestion.remedy(for: name, among: names),
                at: value.offset
            )
            return nil
        }
    }

    /// The cases of an enumeration by their raw values.
    static func choice(_ noun: String) -> Format
    where Result: CaseIterable & RawRepresentable, Result.RawValue == String {
        choice(noun, Result.allCases.map { ($0.rawValue, $0) })
    }

    /// An array of elements that are all of one format; elements that cannot be read are left out.
    static func array<Element>(of element: Format<Element>) -> Format where Result == [Element] {
        Format("an array", .array(element.schema, count: nil)) { value, reading in
            guard let elements = value.elements else {
                reading.mismatch(value, expected: "an array")
                return nil
            }
            return elements.enumerated().compactMap { index, value in
                reading.naming("element \(index) of \(reading.subject)") { element.read(value, reading) }
            }
        }
    }
}
