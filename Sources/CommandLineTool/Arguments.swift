/// The arguments of one verb, taken apart but not yet understood.
struct Arguments: Sendable, Hashable {
    private(set) var operands: [String] = []
    private var valuesByName: [String: [String]] = [:]

    func contains(_ option: Option) -> Bool {
        valuesByName[option.name] != nil
    }

    /// The value of an option that takes one.
    func value(of option: Option) -> String? {
        valuesByName[option.name]?.last
    }

    /// All values of an option that takes several, in the order given.
    func values(of option: Option) -> [String] {
        valuesByName[option.name] ?? []
    }

    mutating func append(operand: String) {
        operands.append(operand)
    }

    mutating func append(_ values: [String], to option: Option) {
        valuesByName[option.name, default: []] += values
    }
}
