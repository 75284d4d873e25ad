internal import Diagnostics

/// The bytes of one input file, by which an offset becomes a line and a column.
public final class SourceText: Sendable {
    /// What messages call the file.
    public let name: String
    let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    func place(at offset: Int) -> SourcePlace {
        let (line, column) = lineAndColumn(at: offset)
        return SourcePlace(file: name, line: line, column: column)
    }

    /// Line and column of a byte, counted when asked: places are needed only for the few that are reported.
    ///
    /// A line ends with LF, CR or CR LF; columns are characters as readers see them.
    func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
        let end = min(max(offset, 0), bytes.count)
        var line = 1
        var lineStart = bytes.starts(with: JSONReader.byteOrderMark) ? JSONReader.byteOrderMark.count : 0
        for index in bytes[..<end].indices {
            let isReturn = bytes[index] == UInt8(ascii: "\r")
            let isPair = isReturn && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
            guard bytes[index] == UInt8(ascii: "\n") || isReturn && !isPair else { continue }
            line += 1
            lineStart = index + 1
        }
        let before = String(decoding: bytes[min(lineStart, end)..<end], as: UTF8.self)
        return (line, before.count + 1)
    }
}
