public import Graphics

/// A digest of pixels that come in rows, of what can be seen of them only.
///
/// It is a function of width, height and the visible colours: an ignored fourth byte counts as 255, a fully
/// transparent pixel has no colour, and components above the alpha count as the alpha. A picture and its copy
/// that went through a PNG file have the same digest.
public final class PixelDigest {
    private let width: Int
    private let color: PNGColor
    private let stream = DigestStream()
    private var scratch = ScratchBuffer(capacity: 4 * PixelDigest.pixelsPerPiece)
    private static let pixelsPerPiece = 8192

    public init(width: Int, height: Int, color: PNGColor) {
        self.width = width
        self.color = color
        stream.append(PNGHeader.bigEndian(width) + PNGHeader.bigEndian(height))
    }

    /// Takes the next rows, from the top: pixels as cairo's ARGB32 or RGB24 have them.
    public func append(rows: UnsafeRawBufferPointer, bytesPerRow: Int, rowCount: Int) {
        guard rowCount > 0, width > 0 else { return }
        precondition(bytesPerRow >= width * 4 && rows.count >= bytesPerRow * (rowCount - 1) + width * 4)
        guard bytesPerRow != width * 4 else {
            return unsafe append(pixels: UnsafeRawBufferPointer(rebasing: rows[..<(rowCount * bytesPerRow)]))
        }
        for row in 0..<rowCount {
            let start = row * bytesPerRow
            unsafe append(pixels: UnsafeRawBufferPointer(rebasing: rows[start..<start + width * 4]))
        }
    }

    /// The digest of what was appended so far.
    public var value: Digest { stream.value }

    private func append(pixels: UnsafeRawBufferPointer) {
        let pieceSize = 4 * Self.pixelsPerPiece
        for start in stride(from: 0, to: pixels.count, by: pieceSize) {
            let end = min(start + pieceSize, pixels.count)
            unsafe append(piece: UnsafeRawBufferPointer(rebasing: pixels[start..<end]))
        }
    }

    /// Most pieces are opaque and are hashed where they lie.
    private func append(piece: UnsafeRawBufferPointer) {
        guard unsafe !Alpha.isOpaque(piece) else { return unsafe stream.append(piece) }
        let source = unsafe piece.assumingMemoryBound(to: UInt32.self)
        let visible = unsafe scratch.start.assumingMemoryBound(to: UInt32.self)
        switch color {
        case .opaque:
            for index in source.indices { unsafe visible[index] = source[index] | 0xFF00_0000 }
        case .transparent:
            for index in source.indices { unsafe visible[index] = Alpha.clamped(source[index]) }
        }
        unsafe stream.append(UnsafeRawBufferPointer(start: visible, count: piece.count))
    }
}

extension Digest {
    /// The digest of a bitmap's visible pixels.
    public static func ofPixels(_ bitmap: Bitmap) -> Digest {
        let digest = PixelDigest(width: bitmap.width, height: bitmap.height, color: .transparent)
        unsafe bitmap.bytes.withUnsafeBytes { bytes in
            unsafe digest.append(rows: bytes, bytesPerRow: bitmap.bytesPerRow, rowCount: bitmap.height)
        }
        return digest.value
    }
}
