internal import CPango
internal import Graphics

/// Embedding levels of a paragraph's characters by the Unicode bidirectional algorithm.
struct BidiLevels {
    /// Empty when the whole paragraph reads left to right.
    private let levels: [UInt8]
    /// True when the paragraph as a whole reads right to left: by its first strong letter, else the interface.
    let isRightToLeft: Bool

    init(_ texts: [Substring], bytes: [UInt8], direction: LayoutDirection) {
        let needsAlgorithm =
            direction == .rightToLeft
            || texts.contains { $0.unicodeScalars.contains(where: Self.mayReadRightToLeft) }
        guard needsAlgorithm, !bytes.isEmpty else {
            levels = []
            isRightToLeft = direction == .rightToLeft
            return
        }
        var base = direction == .rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
        let count = texts.reduce(0) { $0 + $1.unicodeScalars.count }
        levels = unsafe bytes.withUnsafeBytes { buffer -> [UInt8] in
            let text = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            guard let result = unsafe pango_log2vis_get_embedding_levels(text, Int32(buffer.count), &base)
            else { return [] }
            defer { unsafe g_free(result) }
            return unsafe Array(UnsafeBufferPointer(start: result, count: count))
        }
        isRightToLeft = base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL
    }

    subscript(index: Int) -> UInt8 {
        index < levels.count ? levels[index] : 0
    }

    /// Hebrew to N'Ko and their presentation forms, the right-to-left planes, and directional controls.
    private static func mayReadRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x590: false
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
        case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        case 0x200F, 0x202B, 0x202E, 0x2067: true
        default: false
        }
    }
}
