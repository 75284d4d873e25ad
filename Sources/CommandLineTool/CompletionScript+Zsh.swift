extension CompletionScript {
    /// Completes through `_arguments`, one function for the command and a case for each verb.
    var zsh: String {
        """
        #compdef listshot
        # Completion of listshot for zsh: put this file into a folder of $fpath under the name _listshot.
        _listshot() {
            local -a verbs
            verbs=(
        \(verbs.map { "        '\($0.name):\(quoted($0.summary))'" }.joined(separator: "\n"))
                'help:\(quoted("Explain a verb."))'
            )
            if (( CURRENT == 2 )); then
                if [[ $words[CURRENT] == -* ]]; then
                    compadd -- \(topOptions.joined(separator: " "))
                else
                    _describe 'verb' verbs
                fi
                return
            fi
            local verb=$words[2]
            shift words
            (( CURRENT-- ))
            case $verb in
                help) _describe 'verb' verbs ;;
                \(ArgumentParser.completionOption)) compadd -- \(Shell.allCases.map(\.rawValue).joined(separator: " ")) ;;
        \(verbs.map(zshCase).joined(separator: "\n"))
            esac
        }
        if [[ $funcstack[1] == _listshot ]]; then
            _listshot "$@"
        else
            compdef _listshot listshot
        fi

        """
    }

    private func zshCase(of verb: Verb) -> String {
        let options = verb.allOptions.flatMap(zshSpecifications)
        let operands = verb.operands.maximum == 0 ? [] : [zshOperands(verb.operands)]
        let lines = (options + operands).map { "                    '\($0)'" }
        return "        \(verb.name))\n            _arguments \\\n"
            + lines.joined(separator: " \\\n")
            + "\n            ;;"
    }

    private func zshSpecifications(of option: Option) -> [String] {
        let mayRepeat =
            switch option.kind {
            case .flag, .single: false
            case .list, .repeated: true
            }
        return spellings(of: option).map { spelling in
            let repeated = mayRepeat ? "*" : ""
            guard let form = option.valueForm else {
                return "\(repeated)\(spelling)[\(quoted(option.help))]"
            }
            let attached = spelling.hasPrefix("--") ? "=" : "+"
            return "\(repeated)\(spelling)\(attached)[\(quoted(option.help))]"
                + ":\(quoted(form.placeholder)):\(zshAction(form.completion))"
        }
    }

    private func zshOperands(_ operands: Verb.Operands) -> String {
        let count = operands.maximum == 1 ? "1" : "*"
        return "\(count):\(quoted(operands.form.placeholder)):\(zshAction(operands.form.completion))"
    }

    private func zshAction(_ completion: ValueForm.Completion) -> String {
        switch completion {
        case .nothing: " "
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .files(let suffixes): "_files -g \"*.(\(suffixes.joined(separator: "|")))\""
        case .folders: "_files -/"
        }
    }

    /// For a single-quoted specification, in which colons and brackets have a meaning.
    private func quoted(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "'": result += "'\\''"
            case ":", "[", "]", "\\": result += "\\\(character)"
            default: result.append(character)
            }
        }
    }
}
