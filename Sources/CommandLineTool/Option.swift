/// One option of a verb: the parser, the help and the completion scripts all read it.
struct Option: Sendable, Hashable {
    /// What the option takes.
    enum Kind: Sendable, Hashable {
        case flag
        /// One value.
        case single(ValueForm)
        /// Values separated by commas or by repeating the option; each makes its own variant.
        case list(ValueForm)
        /// One value each time, and the option may be repeated; commas belong to the value.
        case repeated(ValueForm)
    }

    /// The long name without dashes.
    let name: String
    let short: Character?
    let kind: Kind
    let help: String

    init(_ name: String, short: Character? = nil, _ kind: Kind, help: String) {
        self.name = name
        self.short = short
        self.kind = kind
        self.help = help
    }

    var valueForm: ValueForm? {
        switch kind {
        case .flag: nil
        case .single(let form), .list(let form), .repeated(let form): form
        }
    }
}
