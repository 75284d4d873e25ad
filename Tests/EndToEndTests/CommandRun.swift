import Foundation
import Glibc
import Testing

/// One run of the real command: a process of its own, with nothing of this one's environment.
struct CommandRun {
    /// As a shell has it: 128 and the number of the signal for a process that one ended.
    let exitCode: Int32
    let output: Data
    let errors: String

    /// True when a signal ended the process: a crash, or a hang that was ended.
    var isKilled: Bool { exitCode > 128 }

    /// The lines on standard error.
    var errorLines: [String] {
        errors.split(separator: "\n").map(String.init)
    }

    /// More seconds than this are a hang.
    private static let patience = 120

    /// SwiftPM puts the command and the test bundle into one folder.
    private static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "listshot")

    /// Runs the command in a folder.
    ///
    /// - Parameters:
    ///   - arguments: What follows the command's name.
    ///   - folder: The working folder.
    ///   - shell: A line of `sh` that runs the command as `"$@"`, for redirections and limits.
    ///   - environment: The whole environment.
    /// - Throws: When the command cannot be started.
    init(
        _ arguments: [String],
        in folder: TemporaryFolder,
        shell: String = "exec \"$@\"",
        environment: [String: String] = [:]
    ) throws {
        let results = try TemporaryFolder()
        let variables = environment.merging(["PATH": "/usr/bin:/bin"]) { first, _ in first }
        let script = "exec > \"$1\" 2> \"$2\" < /dev/null; shift 2; " + shell
        exitCode = try Self.run(
            ["/usr/bin/env", "-i", "--chdir=\(folder.path)"]
                + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                + ["timeout", "-s", "KILL", "\(Self.patience)", "sh", "-c", script, "sh"]
                + [results.url(of: "output").path, results.url(of: "errors").path, Self.executable.path]
                + arguments
        )
        output = try results.data(of: "output")
        errors = String(decoding: try results.data(of: "errors"), as: UTF8.self)
    }

    /// Runs a program to its end; tests that run at once do not share a run loop, as Foundation's `Process` would.
    private static func run(_ words: [String]) throws -> Int32 {
        let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var process: pid_t = 0
        let failure = unsafe posix_spawn(&process, words[0], nil, nil, arguments, [nil])
        try #require(failure == 0, "cannot start \(words[0])")
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            try #require(errno == EINTR, "cannot wait for the command")
        }
        // The layout of wait(2)'s status: the signal in the lowest seven bits, the exit code above the eighth.
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
