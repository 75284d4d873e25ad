/// The shells that a completion script can be made for.
enum Shell: String, Sendable, CaseIterable {
    case bash, zsh, fish
}
