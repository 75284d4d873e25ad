/// One verb of the command as parser, help and completion see it.
struct Verb: Sendable {
    /// The arguments of a verb that are not options.
    struct Operands: Sendable {
        let form: ValueForm
        let minimum: Int
        /// Nil for any number.
        let maximum: Int?

        static let none = Operands(form: ValueForm(""), minimum: 0, maximum: 0)
        static let page = Operands(form: .page, minimum: 1, maximum: 1)
        static let pages = Operands(form: .page, minimum: 1, maximum: nil)
    }

    /// A line to type and what it does.
    struct Example: Sendable {
        let line: String
        let meaning: String
    }

    let name: String
    /// One line for the list of verbs.
    let summary: String
    let operands: Operands
    /// The verb's own options; `--help` comes by itself.
    let options: [Option]
    let examples: [Example]

    var allOptions: [Option] { options + [.help] }

    /// How the verb is called, for instance `listshot render PAGE… [options]`.
    var usage: String {
        let operand = operands.maximum == 0 ? "" : " " + operands.form.placeholder
        let more = operands.maximum == nil ? "…" : ""
        return "listshot \(name)\(operand)\(more) [options]"
    }
}
