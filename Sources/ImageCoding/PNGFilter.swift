/// The filters of PNG rows that we write (PNG specification, 9.2); the raw value starts the row.
enum PNGFilter: UInt8 {
    case none = 0
    /// Each byte less the byte above it.
    case up = 2

    /// Rows with their filter bytes.
    func apply(to rows: [UInt8], rowCount: Int) -> [UInt8] {
        let rowByteCount = rows.count / max(1, rowCount)
        var filtered: [UInt8] = []
        filtered.reserveCapacity(rows.count + rowCount)
        for row in 0..<rowCount {
            let start = row * rowByteCount
            filtered.append(rawValue)
            if self == .none || row == 0 {
                filtered += rows[start..<start + rowByteCount]
            } else {
                for index in start..<start + rowByteCount {
                    filtered.append(rows[index] &- rows[index - rowByteCount])
                }
            }
        }
        return filtered
    }
}
