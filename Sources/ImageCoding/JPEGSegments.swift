/// What we need of the segments before a JPEG file's pixels (ITU-T T.81, annex B).
struct JPEGSegments {
    private(set) var orientation = Orientation.upright
    private(set) var hasAdobeMarker = false
    /// True when the bytes end before the end marker; the decompressor makes up what is missing.
    private(set) var isTruncated = false

    /// Reads what is there; broken segments are left to the decompressor to report.
    init(_ bytes: [UInt8]) {
        var place = 2
        while true {
            while place < bytes.count, bytes[place] == 0xFF { place += 1 }
            guard place + 2 < bytes.count else {
                isTruncated = bytes.last != Self.endOfImage || place >= bytes.count
                return
            }
            let marker = bytes[place]
            let length = Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
            guard marker != Self.endOfImage, bytes[place - 1] == 0xFF, length >= 2 else { return }
            let end = place + 1 + length
            guard end <= bytes.count else {
                isTruncated = true
                return
            }
            read(marker, bytes[(place + 3)..<end])
            place = marker == Self.startOfScan ? Self.endOfScan(bytes, from: end) : end
        }
    }

    private static let startOfScan: UInt8 = 0xDA
    private static let endOfImage: UInt8 = 0xD9
    private static let application1: UInt8 = 0xE1
    private static let application14: UInt8 = 0xEE

    /// The next marker behind coded pixels, where 0xFF 0x00 is a plain 0xFF and 0xFF 0xD0...D7 are restarts.
    private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
        var place = start
        while place + 1 < bytes.count {
            let next = bytes[place + 1]
            if bytes[place] == 0xFF, next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return place }
            place += 1
        }
        return bytes.count
    }

    private mutating func read(_ marker: UInt8, _ data: ArraySlice<UInt8>) {
        switch marker {
        case Self.application14:
            hasAdobeMarker = hasAdobeMarker || data.starts(with: Array("Adobe".utf8))
        case Self.application1 where data.starts(with: Array("Exif\0\0".utf8)):
            orientation = Self.orientation(inTIFF: data.dropFirst(6)) ?? orientation
        default: break
        }
    }

    /// The tag 0x0112 of the first directory (EXIF 2.3, 4.6.4): a number of two bytes.
    private static func orientation(inTIFF data: ArraySlice<UInt8>) -> Orientation? {
        let reader = ByteReader(bytes: data, isLittleEndian: data.starts(with: Array("II".utf8)))
        guard let directory = reader.integer(at: 4, byteCount: 4),
            let count = reader.integer(at: directory, byteCount: 2)
        else { return nil }
        for entry in 0..<count {
            let place = directory + 2 + entry * 12
            guard let tag = reader.integer(at: place, byteCount: 2) else { return nil }
            if tag == 0x0112 {
                return reader.integer(at: place + 8, byteCount: 2).flatMap(Orientation.init(rawValue:))
            }
        }
        return nil
    }
}
