import Testing

@testable import CommandLineTool

@Suite struct HelpTests {
    private static let verbs = Tool.commands.map { $0.verb }

    @Test(arguments: verbs.map(\.name))
    func `help of a verb shows its options and an example that parses`(name: String) throws {
        let recording = try Recording()
        #expect(recording.run(name, "--help") == .success)
        let help = try recording.output
        let verb = try #require(Self.verbs.first { $0.name == name })
        #expect(help.contains("EXAMPLE"))
        for option in verb.allOptions { #expect(help.contains("--\(option.name)")) }
        for example in verb.examples {
            #expect(help.contains(example.line))
            let words = example.line.split(separator: " ").map(String.init)
            #expect(words.first == "listshot")
            let arguments = words.dropFirst().prefix { $0 != "<" && $0 != ">" }
            #expect(throws: Never.self) { try ArgumentParser(verbs: Self.verbs).parse(Array(arguments)) }
        }
        #expect(!verb.examples.isEmpty)
        #expect(try recording.errors == "")
    }

    @Test func `help of the command lists every verb`() throws {
        let recording = try Recording()
        #expect(recording.run("--help") == .success)
        let help = try recording.output
        for verb in Self.verbs { #expect(help.contains("  \(verb.name)")) }
        #expect(help.contains("EXAMPLE\n  listshot render feed.json"))
    }

    @Test func `help fits 80 columns but for examples`() throws {
        let help = HelpText(verbs: Self.verbs)
        let texts = [help.overview] + Self.verbs.map(help.text)
        let examples = Set(
            Self.verbs.flatMap(\.examples).flatMap { ["  \($0.line)", "      \($0.meaning)"] }
        )
        for line in texts.flatMap({ $0.split(separator: "\n").map(String.init) })
        where !examples.contains(line) {
            #expect(line.count <= 80, "\(line)")
        }
    }

    @Test func `help of render tells the devices by their screens`() throws {
        let render = try #require(Self.verbs.first { $0.name == "render" })
        let help = HelpText(verbs: Self.verbs).text(for: render)
        #expect(help.contains("  402 x 874 @3x           iphone-16-pro, iphone-17, iphone-17-pro\n"))
    }

    @Test func `no two options of a verb have the same name or letter`() {
        for verb in Self.verbs {
            #expect(Set(verb.allOptions.map(\.name)).count == verb.allOptions.count)
            let letters = verb.allOptions.compactMap(\.short)
            #expect(Set(letters).count == letters.count)
        }
    }

    @Test func `the version is the library's`() throws {
        let recording = try Recording()
        #expect(recording.run("--version") == .success)
        #expect(try recording.output == "listshot 1.2.3\n")
    }
}
