import Dispatch
public import Graphics
import Synchronization

extension PNG {
    /// Writes a bitmap with ``Effort/fast``; the bytes do not depend on the number of workers.
    public static func write(
        _ bitmap: Bitmap,
        text: [PNGText] = [],
        workers: Int = 1,
        to sink: any ByteSink
    ) throws(ImageCodingError) {
        var color = PNGColor.opaque
        var strips = try strips(of: bitmap, color: color, workers: workers)
        if strips == nil {
            color = .transparent
            strips = try Self.strips(of: bitmap, color: color, workers: workers)
        }
        let header = PNGHeader(width: bitmap.width, height: bitmap.height, color: color)
        let writer = try PNGStreamWriter(header: header, text: text, to: sink)
        for strip in strips ?? [] { try writer.append(strip) }
        try writer.finish()
    }

    /// The bitmap's strips from the top, or nil when the color is opaque and the bitmap is not.
    private static func strips(
        of bitmap: Bitmap,
        color: PNGColor,
        workers: Int
    ) throws(ImageCodingError) -> [PNGStrip]? {
        guard bitmap.width > 0 else { return [] }
        let rows = PNGStrip.rowCount(width: bitmap.width, color: color)
        let count = (bitmap.height + rows - 1) / rows
        let done = Mutex([Result<PNGStrip?, ImageCodingError>?](repeating: nil, count: count))
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: max(1, min(workers, count))) { _ in
            let compressor = PNGStripCompressor(width: bitmap.width, color: color)
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                let top = index * rows
                let result = compressor.strip(of: bitmap, rows: top..<min(top + rows, bitmap.height))
                done.withLock { $0[index] = result }
                if case .success(nil) = result { next.store(count, ordering: .relaxed) }
            }
        }
        var strips: [PNGStrip] = []
        for result in done.withLock({ $0 }) {
            guard let strip = try result?.get() else { return nil }
            strips.append(strip)
        }
        return strips
    }
}

extension PNGStripCompressor {
    /// One strip of a bitmap; nil when it is not opaque though the strips are to be.
    ///
    /// The test reads the rows once more, but leaves them in the cache for the conversion.
    fileprivate func strip(of bitmap: Bitmap, rows: Range<Int>) -> Result<PNGStrip?, ImageCodingError> {
        Result { () throws(ImageCodingError) in
            let part = rows.lowerBound * bitmap.bytesPerRow..<rows.upperBound * bitmap.bytesPerRow
            return try unsafe bitmap.bytes.span.withUnsafeBytes { (bytes) throws(ImageCodingError) in
                let pixels = unsafe UnsafeRawBufferPointer(rebasing: bytes[part])
                if color == .opaque, unsafe !Alpha.isOpaque(pixels) { return nil }
                try unsafe append(rows: pixels, bytesPerRow: bitmap.bytesPerRow, rowCount: rows.count)
                return try finish()
            }
        }
    }
}
