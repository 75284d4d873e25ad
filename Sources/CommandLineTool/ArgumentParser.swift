internal import Diagnostics

/// Takes a command line apart by the tables of verbs and options.
struct ArgumentParser: Sendable {
    static let completionOption = "--generate-completion-script"

    let verbs: [Verb]

    /// What the arguments, without the program's name, ask for.
    func parse(_ arguments: [String]) throws(CommandFailure) -> Invocation {
        guard let first = arguments.first else {
            throw .usage("no verb given", remedy: "try \"listshot render page.json\" or \"listshot --help\"")
        }
        let rest = arguments.dropFirst()
        switch first {
        case "--help", "-h": return .help(nil)
        case "help" where rest.first?.hasPrefix("-") == true: return .help(nil)
        case "help": return .help(try rest.first.map { name throws(CommandFailure) in try verb(named: name) })
        case "--version": return .version
        case Self.completionOption: return .completionScript(try shell(rest.first))
        case _ where first.hasPrefix(Self.completionOption + "="):
            return .completionScript(try shell(first.dropFirst(Self.completionOption.count + 1).description))
        case _ where first.hasPrefix("-") && first != "-":
            throw unknownTopOption(first)
        default:
            return try parse(rest, of: try verb(named: first))
        }
    }

    private func parse(_ arguments: ArraySlice<String>, of verb: Verb) throws(CommandFailure) -> Invocation {
        var scanner = OptionScanner(verb: verb, rest: arguments)
        let result = try scanner.scan()
        if result.contains(.help) { return .help(verb) }
        try checkOperands(result.operands, of: verb)
        return .verb(verb, result)
    }

    private func verb(named name: String) throws(CommandFailure) -> Verb {
        if let verb = verbs.first(where: { $0.name == name }) { return verb }
        if name.hasSuffix(".json") {
            throw .usage("\"\(name)\" is no verb", remedy: "did you mean \"listshot render \(name)\"?")
        }
        let remedy = Suggestion.remedy(for: name, among: verbs.map(\.name))
        throw .usage("unknown verb \"\(name)\"", remedy: remedy)
    }

    private func shell(_ name: String?) throws(CommandFailure) -> Shell {
        let choice = Shell.allCases.map(\.rawValue)
        guard let name else {
            let remedy = "give one of " + choice.joined(separator: ", ")
            throw .usage("\(Self.completionOption) needs the name of a shell", remedy: remedy)
        }
        guard let shell = Shell(rawValue: name) else {
            throw .usage("unknown shell \"\(name)\"", remedy: Suggestion.remedy(for: name, among: choice))
        }
        return shell
    }

    private func unknownTopOption(_ option: String) -> CommandFailure {
        let known = ["--help", "--version", Self.completionOption]
        if let near = Suggestion.nearest(to: option, in: known) {
            return .usage("unknown option \"\(option)\"", remedy: "did you mean \"\(near)\"?")
        }
        return .usage(
            "\"\(option)\" comes before any verb",
            remedy: "put the verb first, as in \"listshot render page.json \(option)\""
        )
    }

    private func checkOperands(_ operands: [String], of verb: Verb) throws(CommandFailure) {
        let expected = verb.operands
        if operands.count < expected.minimum {
            throw .usage(
                "\(verb.name) needs a \(expected.form.placeholder)",
                remedy: verb.examples.first.map { "for instance \"\($0.line)\"" }
            )
        }
        guard let maximum = expected.maximum, operands.count > maximum else { return }
        let most = maximum == 0 ? "takes no operand" : "takes at most \(maximum)"
        throw .usage(
            "\(verb.name) \(most), found \"\(operands[maximum])\" too many",
            remedy: "usage: \(verb.usage)"
        )
    }
}
