import Foundation
import Graphics

/// Scales bitmaps in integer arithmetic, so that every machine makes the same pixels.
enum Resampler {
    /// The rows and columns wanted of a bitmap's part that is scaled to `width` x `height`.
    struct Request: Sendable, Hashable {
        /// The part of the bitmap in the unit square.
        let source: CGRect
        let width: Int
        let height: Int
        let columns: Range<Int>
        let rows: Range<Int>
    }

    static func scale(_ bitmap: Bitmap, _ request: Request) -> PixelBlock {
        guard bitmap.width > 0, bitmap.height > 0 else {
            return PixelBlock(width: 0, height: 0, pixels: [])
        }
        let across = ResampleFilter(
            inputCount: bitmap.width,
            start: request.source.minX * Double(bitmap.width),
            length: request.source.width * Double(bitmap.width),
            total: request.width,
            outputs: request.columns
        )
        let down = ResampleFilter(
            inputCount: bitmap.height,
            start: request.source.minY * Double(bitmap.height),
            length: request.source.height * Double(bitmap.height),
            total: request.height,
            outputs: request.rows
        )
        var narrow = NarrowRows(bitmap: bitmap, filter: across)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(request.columns.count * request.rows.count)
        var sums = [SIMD4<Int32>](repeating: .zero, count: request.columns.count)
        for window in down.windows {
            narrow.forget(above: window.first)
            for column in sums.indices { sums[column] = SIMD4(repeating: half) }
            for offset in 0..<window.count {
                let weight = down.weights[window.start + offset]
                narrow.withRow(window.first + offset) { row in
                    for column in sums.indices { sums[column] &+= row[column] &* weight }
                }
            }
            for sum in sums { pixels.append(pixel(sum)) }
        }
        return PixelBlock(width: request.columns.count, height: request.rows.count, pixels: pixels)
    }

    /// Rows are kept 32 times as large between the passes, so that rounding twice does not show.
    private static let shift: Int32 = 14 + 5
    private static let half: Int32 = 1 << (shift - 1)

    /// Rounds to bytes; the filter's small negative lobes must not leave the range or exceed the alpha.
    private static func pixel(_ sum: SIMD4<Int32>) -> UInt32 {
        var value = (sum &>> SIMD4(repeating: shift)).clamped(
            lowerBound: .zero,
            upperBound: SIMD4(repeating: 255)
        )
        value = pointwiseMin(value, SIMD4(repeating: value.w))
        let bytes = SIMD4<UInt8>(truncatingIfNeeded: value)
        return UInt32(bytes.w) << 24 | UInt32(bytes.z) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.x)
    }
}

/// Rows of a bitmap scaled across; a window of the most recent ones is kept, as neighbours share them.
private struct NarrowRows {
    private let bitmap: Bitmap
    private let filter: ResampleFilter
    private var kept: [Int: [SIMD4<Int32>]] = [:]
    private var lowest = 0

    init(bitmap: Bitmap, filter: ResampleFilter) {
        self.bitmap = bitmap
        self.filter = filter
    }

    mutating func withRow(_ index: Int, _ body: ([SIMD4<Int32>]) -> Void) {
        if let row = kept[index] {
            body(row)
            return
        }
        let row = narrowed(index)
        kept[index] = row
        body(row)
    }

    /// Drops the rows above one that no later window needs.
    mutating func forget(above index: Int) {
        while lowest < index {
            kept[lowest] = nil
            lowest += 1
        }
    }

    private func narrowed(_ index: Int) -> [SIMD4<Int32>] {
        let start = index * bitmap.bytesPerRow
        // From 14 bits of weight to 5 bits of extra precision.
        let half = SIMD4<Int32>(repeating: 1 << 8)
        return unsafe bitmap.bytes.withUnsafeBytes { bytes in
            filter.windows.map { window in
                var sum = SIMD4<Int32>.zero
                for offset in 0..<window.count {
                    let place = start + (window.first + offset) * 4
                    let pixel = unsafe bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt8>.self)
                    let weight = filter.weights[window.start + offset]
                    sum &+= SIMD4<Int32>(truncatingIfNeeded: pixel) &* weight
                }
                return (sum &+ half) &>> 9
            }
        }
    }
}
