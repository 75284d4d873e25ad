/// Pictures made by hand that claim what they do not hold.
enum BrokenImages {
    /// A PNG file of 8-bit RGBA whose header gives this size, and whose pixel data is empty.
    static func png(width: UInt32, height: UInt32) -> [UInt8] {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]
        // A zlib stream of no bytes (RFC 1950 and 1951).
        let nothing: [UInt8] = [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01]
        return signature + chunk("IHDR", header) + chunk("IDAT", nothing) + chunk("IEND", [])
    }

    /// A JPEG file up to its frame header, which gives this size (ITU T.81, B.2.2), and the start of a scan.
    static func jpeg(width: UInt16, height: UInt16) -> [UInt8] {
        let frame: [UInt8] =
            [
                0xFF, 0xC0, 0, 11, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8),
                UInt8(width & 255),
            ]
            + [1, 1, 0x11, 0]
        let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
        return [0xFF, 0xD8] + frame + scan + [0xFF, 0xD9]
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(of: body))
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// CRC-32 bit by bit (PNG specification, annex D).
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = .max
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
        }
        return ~sum
    }
}
