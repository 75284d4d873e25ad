internal import Diagnostics

/// Reads JSON with comments and trailing commas, and reports everything that is wrong in one run.
///
///     let document = JSONReader.read(bytes, name: "feed.json")
///     document.root?["title"]?.string
public enum JSONReader {
    /// Values nested deeper than this are an error: recursion over a document must not exhaust the stack.
    public static let nestingLimit = 256
    /// Offsets are kept in 32 bits; a larger file is refused.
    public static let sizeLimit = 1 << 30

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Reads a whole text; `name` is what messages call the file.
    public static func read(_ bytes: [UInt8], name: String) -> JSONDocument {
        let source = SourceText(name: name, bytes: bytes)
        if let problem = encodingProblem(in: bytes) { return failure(problem, in: source) }
        var scanner = JSONScanner(bytes: bytes)
        let root = scanner.document()
        return JSONDocument(
            source: source,
            root: root,
            diagnostics: source.diagnostics(of: scanner.problems)
        )
    }

    /// Reads a text that is at hand as a string.
    public static func read(_ text: String, name: String) -> JSONDocument {
        read(Array(text.utf8), name: name)
    }

    private static func failure(_ problem: JSONProblem, in source: SourceText) -> JSONDocument {
        JSONDocument(source: source, root: nil, diagnostics: source.diagnostics(of: [problem]))
    }

    private static func encodingProblem(in bytes: [UInt8]) -> JSONProblem? {
        guard bytes.count <= sizeLimit else {
            return JSONProblem(
                offset: 0,
                id: "file-too-large",
                message: "the file has \(bytes.count) bytes, more than \(sizeLimit)"
            )
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return JSONProblem(
                offset: 0,
                id: "invalid-encoding",
                message: "the file is UTF-16",
                remedy: "save it as UTF-8"
            )
        }
        guard let offset = UTF8Validation.firstInvalidByte(in: bytes) else { return nil }
        let hex = String(bytes[offset], radix: 16, uppercase: true)
        return JSONProblem(
            offset: offset,
            id: "invalid-encoding",
            message: "byte 0x\(hex) at offset \(offset) is not valid UTF-8",
            remedy: "save the file as UTF-8"
        )
    }
}
