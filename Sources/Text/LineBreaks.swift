internal import CPango

/// Where lines of a paragraph may break, by UAX 14 tailored to the language.
struct LineBreaks {
    /// For each byte offset, whether a line may start there.
    private let canBreak: [Bool]

    init(bytes: [UInt8], locale: String) {
        let scalarCount = bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalarCount + 1)
        let language = unsafe pango_language_from_string(locale)
        unsafe bytes.withUnsafeBytes { buffer in
            let text = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
            unsafe pango_get_log_attrs(
                text,
                Int32(buffer.count),
                -1,
                language,
                &attributes,
                Int32(attributes.count)
            )
        }
        var canBreak = [Bool](repeating: false, count: bytes.count + 1)
        var scalar = 0
        for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
            canBreak[offset] = attributes[scalar].is_line_break != 0
            scalar += 1
        }
        self.canBreak = canBreak
    }

    /// True when a line may start at the byte offset.
    func canBreak(before offset: Int) -> Bool { canBreak[offset] }
}
