internal import CPango
internal import Graphics

/// Embedding levels of a paragraph's characters by the Unicode bidirectional algorithm.
struct BidiLevels {
    /// Empty when the whole paragraph reads left to right.
    private let levels: [UInt8]
    /// True when the paragraph as a whole reads right to left: by its first strong letter, else the interface.
    let isRightToLeft: Bool

    init(_ bytes: [UInt8], direction: LayoutDirection) {
        guard !bytes.isEmpty, direction == .rightToLeft || Self.mayReadRightToLeft(bytes) else {
            levels = []
            isRightToLeft = direction == .rightToLeft
            return
        }
        var base = direction == .rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
        let count = bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
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

    /// True unless all characters are surely of other scripts than those from Hebrew to N'Ko, their presentation
    /// forms and planes, and no directional controls; by the bytes that such characters begin with.
    private static func mayReadRightToLeft(_ bytes: [UInt8]) -> Bool {
        for (index, byte) in bytes.enumerated() where byte >= 0xD6 {
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            switch byte {
            case 0xD6...0xDF: return true
            // U+0800...U+08FF.
            case 0xE0 where next <= 0xA3: return true
            // General punctuation, of which U+200F, U+202B, U+202E and U+2067 are controls.
            case 0xE2 where next == 0x80 || next == 0x81:
                let last = index + 2 < bytes.count ? bytes[index + 2] : 0
                if next == 0x80 ? [0x8F, 0xAB, 0xAE].contains(last) : last == 0xA7 { return true }
            // U+FB1D...U+FDFF and U+FE70...U+FEFF, with a few neighbours.
            case 0xEF where (0xAC...0xB7).contains(next) || next == 0xB9 || next == 0xBA || next == 0xBB:
                return true
            // U+10800...U+10FFF and U+1E800...U+1EFFF.
            case 0xF0 where next == 0x90 || next == 0x9E: return true
            default: continue
            }
        }
        return false
    }
}
