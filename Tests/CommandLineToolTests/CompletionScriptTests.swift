import Foundation
import Testing

@testable import CommandLineTool

@Suite struct CompletionScriptTests {
    private static let verbs = Tool.commands.map { $0.verb }

    @Test(arguments: Shell.allCases)
    func `a script names every verb and option`(shell: Shell) throws {
        let recording = try Recording()
        #expect(recording.run("--generate-completion-script", shell.rawValue) == .success)
        let script = try recording.output
        for verb in Self.verbs {
            #expect(script.contains(verb.name))
            for option in verb.allOptions {
                #expect(script.contains(shell == .fish ? "-l \(option.name)" : "--\(option.name)"))
            }
        }
    }

    @Test(arguments: Shell.allCases)
    func `a shell that is installed finds the script's syntax right`(shell: Shell) throws {
        guard let path = installed(shell) else {
            try Test.cancel("\(shell.rawValue) is not installed")
        }
        let script = CompletionScript(verbs: Self.verbs).text(for: shell)
        #expect(try run(path, ["-n"], input: script) == "")
    }

    @Test(arguments: [
        (["listshot", ""], ["render", "layout", "inspect", "schema", "help"]),
        (["listshot", "re"], ["render"]),
        (["listshot", "help", "la"], ["layout"]),
        (["listshot", "render", "--te"], ["--text-size"]),
        (["listshot", "render", "a.json", "--appearance", ""], ["light", "dark"]),
        (["listshot", "layout", "--device", "iphone-16-pro"], ["iphone-16-pro", "iphone-16-pro-max"]),
        (["listshot", "layout", "--form"], []),
        (["listshot", "layout", "--direction", "=", "r"], ["rtl"]),
        (["listshot", "layout", "--direction", "="], ["ltr", "rtl"]),
        (["listshot", "layout", "--width", ""], []),
        (["listshot", "schema", ""], []),
        (["listshot", "--generate-completion-script", "f"], ["fish"]),
    ])
    func `bash offers what fits`(words: [String], offers: [String]) throws {
        let script = CompletionScript(verbs: Self.verbs).text(for: .bash)
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let call = """
            \(script)
            COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _listshot; echo "${COMPREPLY[@]}"
            """
        let answer = try run("/bin/bash", [], input: call)
        let found = answer.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(
            found.filter { !$0.hasPrefix("--help") && !$0.hasPrefix("--version") && !$0.hasPrefix("--gen") }
                == offers
        )
    }

    @Test func `bash offers pages and folders as operands`() throws {
        let folder = try TemporaryFolder()
        for name in ["my feed.json", "feed.png"] { try folder.write("", to: name) }
        try FileManager.default.createDirectory(
            atPath: folder.file("more"),
            withIntermediateDirectories: false
        )
        let call = """
            \(CompletionScript(verbs: Self.verbs).text(for: .bash))
            cd '\(folder.path)'
            COMP_WORDS=(listshot render ''); COMP_CWORD=2; _listshot; printf '<%s>' "${COMPREPLY[@]}"
            """
        #expect(try run("/bin/bash", [], input: call) == "<more><my feed.json>")
    }

    private func installed(_ shell: Shell) -> String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell.rawValue }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// What a shell prints to both streams for a script on its standard input.
    private func run(_ path: String, _ arguments: [String], input: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(input, to: "script")
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments + [folder.file("script")]
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
