/// What a command line asks for.
enum Invocation: Sendable {
    /// Help on a verb, or on the command as a whole.
    case help(Verb?)
    case version
    case completionScript(Shell)
    case verb(Verb, Arguments)
}
