/// The bytes around joined deflate streams that make them one zlib stream (RFC 1950).
enum ZlibFrame {
    /// Deflate with a 32 KiB window, fastest level, no dictionary; a multiple of 31 as required.
    static let header: [UInt8] = [0x78, 0x01]

    /// An empty stored block that is marked as the last, and the checksum.
    static func trailer(adler32: UInt32) -> [UInt8] {
        [0x01, 0x00, 0x00, 0xFF, 0xFF] + PNGHeader.bigEndian(Int(adler32))
    }
}
