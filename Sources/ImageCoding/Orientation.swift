import Graphics

/// How stored pixels have to be turned to stand upright; the raw values are EXIF's.
enum Orientation: Int, CaseIterable {
    case upright = 1
    case mirrored
    case upsideDown
    case upsideDownMirrored
    case leftMirrored
    case turnedLeft
    case rightMirrored
    case turnedRight

    /// The picture as it is meant to be seen.
    func upright(_ bitmap: Bitmap) -> Bitmap {
        guard self != .upright, bitmap.width > 0, bitmap.height > 0 else { return bitmap }
        let walk = walk(bitmap.width, bitmap.height)
        let (width, height) = swapsSides ? (bitmap.height, bitmap.width) : (bitmap.width, bitmap.height)
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: bitmap.bytes.count) { buffer, count in
            let target = unsafe UnsafeMutableRawBufferPointer(buffer).assumingMemoryBound(to: UInt32.self)
            unsafe bitmap.bytes.withUnsafeBytes { bytes in
                let source = unsafe bytes.assumingMemoryBound(to: UInt32.self)
                for y in 0..<height {
                    var place = walk.start + y * walk.down
                    for x in 0..<width {
                        unsafe target[y * width + x] = source[place]
                        place += walk.right
                    }
                }
            }
            count = bitmap.bytes.count
        }
        return Bitmap(width: width, height: height, bytes: bytes)
    }

    private var swapsSides: Bool { rawValue >= Orientation.leftMirrored.rawValue }

    /// Where the upright picture's top left pixel is stored, and the way to its right and lower neighbour.
    private func walk(_ width: Int, _ height: Int) -> (start: Int, right: Int, down: Int) {
        let lastColumn = width - 1
        let lastRow = (height - 1) * width
        return switch self {
        case .upright: (0, 1, width)
        case .mirrored: (lastColumn, -1, width)
        case .upsideDown: (lastRow + lastColumn, -1, -width)
        case .upsideDownMirrored: (lastRow, 1, -width)
        case .leftMirrored: (0, width, 1)
        case .turnedLeft: (lastRow, -width, 1)
        case .rightMirrored: (lastRow + lastColumn, -width, -1)
        case .turnedRight: (lastColumn, width, -1)
        }
    }
}
