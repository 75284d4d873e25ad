extension CompletionScript {
    /// One `complete` line for each verb, option and operand.
    var fish: String {
        let names = verbs.map(\.name).joined(separator: " ")
        let noVerb = "not __fish_seen_subcommand_from \(names) help"
        let top =
            verbs.map { "complete -c listshot -f -n '\(noVerb)' -a \($0.name) -d '\(escaped($0.summary))'" }
            + [
                "complete -c listshot -f -n '\(noVerb)' -a help -d 'Explain a verb.'",
                "complete -c listshot -f -n '__fish_seen_subcommand_from help' -a '\(names)'",
                "complete -c listshot -n '\(noVerb)' -l help -s h -d 'Show the help.'",
                "complete -c listshot -n '\(noVerb)' -l version -d 'Print the version.'",
                "complete -c listshot -n '\(noVerb)' -l generate-completion-script -x"
                    + " -a '\(Shell.allCases.map(\.rawValue).joined(separator: " "))'",
            ]
        let head = "# Completion of listshot for fish: put this file into ~/.config/fish/completions."
        return ([head] + top + verbs.flatMap(fishLines)).joined(separator: "\n") + "\n"
    }

    private func fishLines(of verb: Verb) -> [String] {
        let start = "complete -c listshot -n '__fish_seen_subcommand_from \(verb.name)'"
        let options = verb.allOptions.map { option in
            let short = option.short.map { " -s \($0)" } ?? ""
            let value = option.valueForm.map { fishValue($0.completion, isRequired: true) } ?? ""
            return "\(start) -l \(option.name)\(short)\(value) -d '\(escaped(option.help))'"
        }
        guard verb.operands.maximum != 0 else { return options + ["\(start) -f"] }
        return options + [start + fishValue(verb.operands.form.completion, isRequired: false)]
    }

    private func fishValue(_ completion: ValueForm.Completion, isRequired: Bool) -> String {
        let only = isRequired ? " -x" : " -f"
        switch completion {
        case .nothing: return only
        case .words(let words): return "\(only) -a '\(words.joined(separator: " "))'"
        case .files(let suffixes):
            let calls = suffixes.map { "(__fish_complete_suffix .\($0))" }
            return "\(only) -a '\(calls.joined(separator: " "))'"
        case .folders: return "\(only) -a '(__fish_complete_directories)'"
        }
    }

    private func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }
}
