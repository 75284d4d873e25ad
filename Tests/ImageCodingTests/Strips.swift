import Graphics
import ImageCoding

/// One strip of a bitmap's rows, handed over in parts of the given numbers of rows, in turn.
func strip(
    of bitmap: Bitmap,
    rows: Range<Int>,
    parts: [Int],
    by compressor: PNGStripCompressor
) throws -> PNGStrip {
    var top = rows.lowerBound
    var turn = 0
    while top < rows.upperBound {
        let count = min(parts[turn % parts.count], rows.upperBound - top)
        try unsafe bitmap.bytes.withUnsafeBytes { bytes in
            let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[(top * bitmap.bytesPerRow)...])
            try unsafe compressor.append(rows: part, bytesPerRow: bitmap.bytesPerRow, rowCount: count)
        }
        top += count
        turn += 1
    }
    return try compressor.finish()
}

/// A whole file from strips of the given height.
func file(
    of bitmap: Bitmap,
    color: PNGColor,
    stripHeight: Int,
    parts: [Int] = [192]
) throws -> [UInt8] {
    let sink = MemorySink()
    let header = PNGHeader(width: bitmap.width, height: bitmap.height, color: color)
    let writer = try PNGStreamWriter(header: header, to: sink)
    let compressor = PNGStripCompressor(width: bitmap.width, color: color)
    for top in stride(from: 0, to: bitmap.height, by: stripHeight) {
        let rows = top..<min(top + stripHeight, bitmap.height)
        try writer.append(try strip(of: bitmap, rows: rows, parts: parts, by: compressor))
    }
    try writer.finish()
    return sink.bytes
}
