extension CompletionScript {
    /// Completes by the previous word: after an option its values, else options or operands of the verb.
    ///
    /// Bash splits `--name=value` into three words, so the word before an `=` counts as the previous one.
    var bash: String {
        """
        # Completion of listshot for bash: source this file, or put it into bash-completion's folder.
        _listshot_offer() {
            mapfile -t COMPREPLY
        }
        _listshot_words() {
            _listshot_offer < <(compgen -W "$1" -- "$current")
        }
        _listshot_folders() {
            compopt -o filenames 2>/dev/null
            _listshot_offer < <(compgen -d -- "$current")
        }
        _listshot_files() {
            compopt -o filenames 2>/dev/null
            _listshot_offer < <(
                compgen -d -- "$current"
                for suffix in "$@"; do compgen -f -X "!*.$suffix" -- "$current"; done
            )
        }
        _listshot() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
            COMPREPLY=()
            if [[ $COMP_CWORD -eq 1 ]]; then
                _listshot_words "\((verbs.map(\.name) + ["help"] + topOptions).joined(separator: " "))"
                return
            fi
            if [[ $current == "=" ]]; then
                current=""
            elif [[ $previous == "=" ]]; then
                previous="${COMP_WORDS[COMP_CWORD-2]}"
            fi
            case "${COMP_WORDS[1]}" in
                help) _listshot_words "\(verbs.map(\.name).joined(separator: " "))" ;;
                \(ArgumentParser.completionOption)) \(bashAction(shells)) ;;
        \(verbs.map(bashCase).joined(separator: "\n"))
            esac
        }
        complete -F _listshot listshot

        """
    }

    private var shells: ValueForm.Completion { .words(Shell.allCases.map(\.rawValue)) }

    private func bashCase(of verb: Verb) -> String {
        let values = verb.allOptions.compactMap { option in
            option.valueForm.map { form in
                let names = spellings(of: option).joined(separator: "|")
                return "                \(names)) \(bashAction(form.completion)) ;;"
            }
        }
        let options = verb.allOptions.flatMap(spellings).joined(separator: " ")
        let rest = [
            "                *)",
            "                    if [[ $current == -* ]]; then",
            "                        _listshot_words \"\(options)\"",
            "                    else",
            "                        \(bashAction(verb.operands.form.completion))",
            "                    fi",
            "                    ;;",
        ]
        let lines =
            ["        \(verb.name))", "            case \"$previous\" in"] + values + rest
            + ["            esac", "            ;;"]
        return lines.joined(separator: "\n")
    }

    private func bashAction(_ completion: ValueForm.Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .words(let words): "_listshot_words \"\(words.joined(separator: " "))\""
        case .files(let suffixes): "_listshot_files \(suffixes.joined(separator: " "))"
        case .folders: "_listshot_folders"
        }
    }
}
