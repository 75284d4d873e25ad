import Foundation

/// The text of a Swift file, and what can be read from it without a compiler.
struct SourceFile {
    let path: String
    let lines: [Substring]

    init(path: String, contentsOf url: URL) throws {
        self.init(path: path, text: try String(contentsOf: url, encoding: .utf8))
    }

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The modules named by the import lines.
    var imports: Set<String> {
        Set(lines.compactMap(Self.importedModule))
    }

    /// The lines that contain a text outside of a comment, as `path:line`.
    func places(of text: String) -> [String] {
        lines.indices.filter { index in
            let code = lines[index].prefix { !$0.isNewline }
            guard let found = code.range(of: text) else { return false }
            return code[..<found.lowerBound].range(of: "//") == nil
        }
        .map { "\(path):\($0 + 1)" }
    }

    private static let kindsOfDeclaration: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    private static func importedModule(_ line: Substring) -> String? {
        guard !line.hasPrefix("//") else { return nil }
        let words = line.split(separator: " ")
        guard let position = words.firstIndex(of: "import"),
            words[..<position].allSatisfy(isModifier)
        else { return nil }
        var rest = words[(position + 1)...]
        if let first = rest.first, kindsOfDeclaration.contains(first) { rest = rest.dropFirst() }
        return rest.first?.split(separator: ".").first.map(String.init)
    }

    private static func isModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@")
            || ["public", "package", "internal", "fileprivate", "private", "unsafe"].contains(word)
    }
}
