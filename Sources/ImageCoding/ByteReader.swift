/// Reads numbers from bytes; nothing beyond the end is ever touched.
struct ByteReader {
    let bytes: ArraySlice<UInt8>
    /// The low byte of a number comes first.
    var isLittleEndian = false

    /// The number of one to four bytes at an offset from the start, or nil when it is not all there.
    func integer(at offset: Int, byteCount: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - byteCount else { return nil }
        let start = bytes.startIndex + offset
        let part = bytes[start..<start + byteCount]
        let ordered = isLittleEndian ? Array(part.reversed()) : Array(part)
        return ordered.reduce(0) { $0 << 8 | Int($1) }
    }
}
