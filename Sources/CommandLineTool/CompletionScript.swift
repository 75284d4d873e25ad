/// Makes scripts that let a shell complete the command line, from the tables the parser uses.
struct CompletionScript {
    let verbs: [Verb]

    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// What can stand in the place of a verb.
    var topOptions: [String] { ["--help", "--version", ArgumentParser.completionOption] }

    /// All spellings of an option.
    func spellings(of option: Option) -> [String] {
        ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? [])
    }
}
