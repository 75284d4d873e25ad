internal import Diagnostics

/// Reads the arguments after a verb one by one, sorting them into options, values and operands.
struct OptionScanner {
    private let verb: Verb
    private var rest: ArraySlice<String>
    private var result = Arguments()

    init(verb: Verb, rest: ArraySlice<String>) {
        self.verb = verb
        self.rest = rest
    }

    mutating func scan() throws(CommandFailure) -> Arguments {
        while let argument = rest.popFirst() {
            if argument == "--" {
                rest.forEach { result.append(operand: $0) }
                break
            }
            if argument.hasPrefix("--") {
                try scanLong(argument)
            } else if argument.hasPrefix("-") && argument != "-" {
                try scanShort(argument)
            } else {
                result.append(operand: argument)
            }
        }
        return result
    }

    /// `--name`, `--name value` or `--name=value`.
    private mutating func scanLong(_ argument: String) throws(CommandFailure) {
        let parts = argument.dropFirst(2).split(
            separator: "=",
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        let name = String(parts[0])
        guard let option = verb.allOptions.first(where: { $0.name == name }) else {
            throw unknownOption("--" + name)
        }
        try take(option, spelling: "--" + name, attached: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// `-o value`, `-o=value` or `-ovalue`.
    private mutating func scanShort(_ argument: String) throws(CommandFailure) {
        let letter = argument[argument.index(after: argument.startIndex)]
        guard let option = verb.allOptions.first(where: { $0.short == letter }) else {
            throw unknownOption(argument)
        }
        var attached = argument.dropFirst(2)
        if attached.first == "=" { attached = attached.dropFirst() }
        try take(option, spelling: "-\(letter)", attached: argument.count > 2 ? String(attached) : nil)
    }

    private mutating func take(
        _ option: Option,
        spelling: String,
        attached: String?
    ) throws(CommandFailure) {
        switch option.kind {
        case .flag:
            if let attached {
                throw .usage(
                    "\(spelling) takes no value, found \"\(attached)\"",
                    remedy: "leave the value out"
                )
            }
            result.append([], to: option)
        case .single(let form):
            if let first = result.value(of: option) {
                throw .usage("\(spelling) is given twice", remedy: "keep \"\(first)\" or the other value")
            }
            result.append([try value(spelling, form, attached)], to: option)
        case .repeated(let form):
            result.append([try value(spelling, form, attached)], to: option)
        case .list(let form):
            let values = try value(spelling, form, attached)
                .split(separator: ",", omittingEmptySubsequences: false)
                .map(String.init)
            if values.contains("") {
                throw .usage("\(spelling) has an empty value", remedy: "expected \(form.placeholder)")
            }
            result.append(values, to: option)
        }
    }

    /// The attached value or the next argument, which must not look like an option (a negative number does not).
    private mutating func value(
        _ spelling: String,
        _ form: ValueForm,
        _ attached: String?
    ) throws(CommandFailure) -> String {
        if let attached, !attached.isEmpty { return attached }
        guard attached == nil, let next = rest.first, next == "-" || !looksLikeOption(next), !next.isEmpty
        else {
            throw .usage("\(spelling) needs a value", remedy: "expected \(spelling) \(form.placeholder)")
        }
        rest.removeFirst()
        return next
    }

    private func looksLikeOption(_ argument: String) -> Bool {
        argument.hasPrefix("-") && Double(argument) == nil
    }

    private func unknownOption(_ spelling: String) -> CommandFailure {
        let known = verb.allOptions.map { "--" + $0.name }
        let near = Suggestion.nearest(to: spelling, in: known)
        let remedy =
            near.map { "did you mean \"\($0)\"?" }
            ?? "\"listshot \(verb.name) --help\" lists the options; -- ends them"
        return .usage("unknown option \"\(spelling)\" of \(verb.name)", remedy: remedy)
    }
}
