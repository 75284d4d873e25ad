/// The exit codes of the command, the same for every verb.
enum ExitCode: Int32, Sendable {
    case success = 0
    /// The work was done and found something: differences, lint errors, warnings under `--strict`.
    case findings = 1
    /// The arguments make no sense (`EX_USAGE` of sysexits).
    case usage = 64
    /// An input was read and its content is wrong (`EX_DATAERR`).
    case badContent = 65
    /// An input does not exist or cannot be opened (`EX_NOINPUT`).
    case missingInput = 66
    /// A bug of ours (`EX_SOFTWARE`).
    case internalError = 70
    /// The output cannot be created (`EX_CANTCREAT`).
    case cannotCreate = 73
    /// Reading or writing failed half-way (`EX_IOERR`).
    case inputOutput = 74
}
