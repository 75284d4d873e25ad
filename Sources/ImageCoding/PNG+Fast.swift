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
        let color: PNGColor = isOpaque(bitmap) ? .opaque : .transparent
        let header = PNGHeader(width: bitmap.width, height: bitmap.height, color: color)
        let writer = try PNGStreamWriter(header: header, text: text, to: sink)
        for strip in try strips(of: bitmap, color: color, workers: max(1, workers)) {
            try writer.append(strip)
        }
        try writer.finish()
    }

    /// True when every alpha is 255.
    static func isOpaque(_ bitmap: Bitmap) -> Bool {
        unsafe bitmap.bytes.withUnsafeBytes { bytes in
            unsafe bytes.bindMemory(to: UInt32.self).reduce(UInt32.max, &) >= 0xFF00_0000
        }
    }

    private static func strips(
        of bitmap: Bitmap,
        color: PNGColor,
        workers: Int
    ) throws(ImageCodingError) -> [PNGStrip] {
        let rows = PNGStrip.rowCount(width: bitmap.width, color: color)
        let count = (bitmap.height + rows - 1) / rows
        let done = Mutex<[Int: Result<PNGStrip, ImageCodingError>]>([:])
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
            let compressor = PNGStripCompressor(width: bitmap.width, color: color)
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                let top = index * rows
                let strip = compressor.result(of: bitmap, rows: top..<min(top + rows, bitmap.height))
                done.withLock { $0[index] = strip }
            }
        }
        let results = done.withLock { $0 }
        var strips: [PNGStrip] = []
        for index in 0..<count {
            guard let result = results[index] else { continue }
            strips.append(try result.get())
        }
        return strips
    }
}

extension PNGStripCompressor {
    /// One strip of a bitmap.
    fileprivate func result(of bitmap: Bitmap, rows: Range<Int>) -> Result<PNGStrip, ImageCodingError> {
        Result { () throws(ImageCodingError) in
            try unsafe bitmap.bytes.span.withUnsafeBytes { (bytes) throws(ImageCodingError) in
                let part = rows.lowerBound * bitmap.bytesPerRow..<rows.upperBound * bitmap.bytesPerRow
                try unsafe append(
                    rows: UnsafeRawBufferPointer(rebasing: bytes[part]),
                    bytesPerRow: bitmap.bytesPerRow,
                    rowCount: rows.count
                )
            }
            return try finish()
        }
    }
}
