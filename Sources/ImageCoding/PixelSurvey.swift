import Graphics

/// What the small PNG writer needs to know of a picture's pixels.
struct PixelSurvey {
    let width: Int
    let height: Int
    /// Straight R G B A, in memory order.
    let pixels: [UInt32]
    let isOpaque: Bool
    let isGrey: Bool
    /// All colours, if there are at most 256: those that are not opaque first, then by red, green, blue.
    let palette: [UInt32]?

    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        let count = bitmap.width * bitmap.height
        pixels = unsafe bitmap.bytes.withUnsafeBytes { bytes in
            let source = unsafe bytes.assumingMemoryBound(to: UInt32.self)
            return unsafe [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
                for index in 0..<count { unsafe target[index] = Alpha.straight(source[index]) }
                initialized = count
            }
        }
        palette = Self.colors(of: pixels)?.sorted { Self.order($0) < Self.order($1) }
        isOpaque = pixels.allSatisfy { $0 >= 0xFF00_0000 }
        isGrey = pixels.allSatisfy { ($0 ^ $0 >> 8) & 0xFFFF == 0 }
    }

    private static func colors(of pixels: [UInt32]) -> Set<UInt32>? {
        var colors: Set<UInt32> = []
        var last: UInt32?
        for pixel in pixels where pixel != last {
            last = pixel
            guard colors.insert(pixel).inserted else { continue }
            guard colors.count <= 256 else { return nil }
        }
        return colors
    }

    private static func order(_ color: UInt32) -> UInt64 {
        let isOpaque: UInt64 = color >= 0xFF00_0000 ? 1 : 0
        return isOpaque << 32 | UInt64(color.byteSwapped)
    }
}
