/// What we need of the segments before a JPEG file's pixels (ITU-T T.81, annex B).
struct JPEGSegments {
    private(set) var orientation = Orientation.upright
    private(set) var hasAdobeMarker = false

    /// Reads what is there; broken segments are left to the decompressor to report.
    init(_ bytes: [UInt8]) {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            let end = place + 2 + length
            guard marker != Self.startOfScan, length >= 2, end <= bytes.count else { return }
            read(marker, bytes[(place + 4)..<end])
            place = end
        }
    }

    private static let startOfScan: UInt8 = 0xDA
    private static let application1: UInt8 = 0xE1
    private static let application14: UInt8 = 0xEE

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
