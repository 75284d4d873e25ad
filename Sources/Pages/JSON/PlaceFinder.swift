internal import Diagnostics

/// Turns offsets into lines and columns, going on from the last one: many places cost one walk through the text.
///
/// A line ends with LF, CR or CR LF; columns are characters as readers see them.
struct PlaceFinder {
    private let source: SourceText
    private var offset: Int
    private var line = 1
    private var column = 1

    init(_ source: SourceText) {
        self.source = source
        offset = Self.start(of: source)
    }

    /// A byte order mark takes no column.
    private static func start(of source: SourceText) -> Int {
        source.bytes.starts(with: JSONReader.byteOrderMark) ? JSONReader.byteOrderMark.count : 0
    }

    mutating func place(at wanted: Int) -> SourcePlace {
        if wanted < offset { self = PlaceFinder(source) }
        let bytes = source.bytes
        let end = max(offset, min(wanted, bytes.count))
        var segmentStart = offset
        for index in offset..<end {
            let isReturn = bytes[index] == UInt8(ascii: "\r")
            let isPair = isReturn && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
            guard bytes[index] == UInt8(ascii: "\n") || isReturn && !isPair else { continue }
            line += 1
            column = 1
            segmentStart = index + 1
        }
        column += String(decoding: bytes[min(segmentStart, end)..<end], as: UTF8.self).count
        offset = end
        return SourcePlace(file: source.name, line: line, column: column)
    }
}
