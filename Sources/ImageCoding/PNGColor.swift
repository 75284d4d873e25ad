/// How a streamed PNG stores its pixels, eight bits per channel.
public enum PNGColor: Sendable, Hashable, CaseIterable {
    /// Red, green, blue; the fourth byte of the source pixels is ignored.
    case opaque
    /// Red, green, blue and straight alpha.
    case transparent

    var bytesPerPixel: Int {
        switch self {
        case .opaque: 3
        case .transparent: 4
        }
    }

    /// The colour type field of IHDR (PNG specification, table 11.1).
    var colorType: UInt8 {
        switch self {
        case .opaque: 2
        case .transparent: 6
        }
    }

    /// Bytes of a row with its filter byte.
    func byteCount(ofRow width: Int) -> Int { 1 + width * bytesPerPixel }
}
