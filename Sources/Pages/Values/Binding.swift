/// A property that takes its value from items, without its type, so that all of a template can be checked alike.
struct Binding: Sendable {
    /// Where the page asks for the data.
    let offset: Int32
    let paths: [DataPath]
    /// Resolves the property for its errors only.
    let check: @Sendable (Scope, Reading) -> Void

    /// Reports what the data of an item lacks, and what is of a wrong type.
    func report(in scope: Scope, _ reading: Reading) {
        for path in paths where path.value(in: scope) == nil {
            reading.missing(path, at: offset)
        }
        check(scope, reading)
    }
}

extension Reading {
    /// Reports that an item's data has nothing where the page looks for it.
    func missing(_ path: DataPath, at offset: Int32) {
        resolving(path.text, at: offset) {
            warning("missing-data", "the data has no \"\(path.text)\"", at: offset)
        }
    }
}
