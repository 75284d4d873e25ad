/// What a value of an option or an operand looks like, for help and completion.
struct ValueForm: Sendable, Hashable {
    /// What a shell can offer.
    enum Completion: Sendable, Hashable {
        case nothing
        case words([String])
        /// Files with one of these suffixes, without the point.
        case files([String])
        case folders
    }

    /// How the value is called in help, for instance `PT`.
    let placeholder: String
    let completion: Completion

    init(_ placeholder: String, _ completion: Completion = .nothing) {
        self.placeholder = placeholder
        self.completion = completion
    }

    static let length = ValueForm("PT")
    static let folder = ValueForm("DIR", .folders)
    static let page = ValueForm("PAGE", .files(["json"]))

    static func words(_ words: [String]) -> ValueForm {
        ValueForm(words.joined(separator: "|"), .words(words))
    }
}
