extension CompletionScript {
    /// Completes by the previous word: after an option its values, else options or operands of the verb.
    var bash: String {
        """
        # Completion of listshot for bash: source this file, or put it into bash-completion's folder.
        _listshot() {
            local current previous verb
            current="${COMP_WORDS[COMP_CWORD]}"
            previous="${COMP_WORDS[COMP_CWORD-1]}"
            verb="${COMP_WORDS[1]}"
            COMPREPLY=()
            if [[ $COMP_CWORD -eq 1 ]]; then
                COMPREPLY=($(compgen -W "\((verbs.map(\.name) + ["help"] + topOptions).joined(separator: " "))" -- "$current"))
                return
            fi
            case "$verb" in
                help)
                    COMPREPLY=($(compgen -W "\(verbs.map(\.name).joined(separator: " "))" -- "$current"))
                    ;;
                \(ArgumentParser.completionOption))
                    COMPREPLY=($(compgen -W "\(Shell.allCases.map(\.rawValue).joined(separator: " "))" -- "$current"))
                    ;;
        \(verbs.map(bashCase).joined(separator: "\n"))
            esac
        }
        complete -o filenames -F _listshot listshot

        """
    }

    private func bashCase(of verb: Verb) -> String {
        let values = verb.allOptions.compactMap { option in
            option.valueForm.map { bashValue(spellings(of: option), $0) }
        }
        let options = verb.allOptions.flatMap(spellings).joined(separator: " ")
        let head = ["        \(verb.name))", "            case \"$previous\" in"]
        let tail = [
            "            esac",
            "            if [[ $current == -* ]]; then",
            "                COMPREPLY=($(compgen -W \"\(options)\" -- \"$current\"))",
            "            else",
            "                \(bashWords(verb.operands.form.completion))",
            "            fi",
            "            ;;",
        ]
        return (head + values + tail).joined(separator: "\n")
    }

    private func bashValue(_ spellings: [String], _ form: ValueForm) -> String {
        """
                        \(spellings.joined(separator: "|")))
                            \(bashWords(form.completion))
                            return
                            ;;
        """
    }

    private func bashWords(_ completion: ValueForm.Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .words(let words):
            "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
        case .files(let suffixes):
            "COMPREPLY=($(compgen -f -X '!*.@(\(suffixes.joined(separator: "|")))' -- \"$current\")"
                + " $(compgen -d -- \"$current\"))"
        case .folders: "COMPREPLY=($(compgen -d -- \"$current\"))"
        }
    }
}
