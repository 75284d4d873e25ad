/// PNG files put together byte by byte from the specification, with nothing of the code under test.
struct HandMadePNG {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: Int
    var interlace = 0
    /// Chunks between IHDR and IDAT.
    var ancillary: [(type: String, data: [UInt8])] = []
    /// Rows with their filter bytes.
    var raw: [UInt8] = []

    static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

    var header: [UInt8] {
        Self.bigEndian(width) + Self.bigEndian(height)
            + [UInt8(bitDepth), UInt8(colorType), 0, 0, UInt8(interlace)]
    }

    var bytes: [UInt8] {
        Self.signature + Self.chunk("IHDR", header)
            + ancillary.flatMap { Self.chunk($0.type, $0.data) }
            + Self.chunk("IDAT", Self.stored(raw)) + Self.chunk("IEND", [])
    }

    /// A 1 x 1 red pixel.
    static let red = HandMadePNG(width: 1, height: 1, bitDepth: 8, colorType: 2, raw: [0, 255, 0, 0])

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(data.count) + body + bigEndian(Int(crc(body)))
    }

    /// A zlib stream of one stored block (RFC 1951, 3.2.4); at most 65,535 bytes.
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        let lengths = [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        return [0x78, 0x01, 0x01] + lengths + bytes + bigEndian(Int(adler(bytes)))
    }

    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// PNG specification, annex D, bit by bit.
    static func crc(_ bytes: [UInt8]) -> UInt32 {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
        }
        return ~crc
    }

    /// RFC 1950, 8.2, as it is written there.
    static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }
}
