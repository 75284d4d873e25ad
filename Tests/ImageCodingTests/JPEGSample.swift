import CTurboJPEG
import Graphics

/// JPEG files made for the tests.
enum JPEGSample {
    /// Encodes pixels at full quality without chroma subsampling.
    static func encode(
        _ pixels: [UInt8],
        width: Int,
        height: Int,
        format: TJPF = TJPF_BGRA,
        subsampling: TJSAMP = TJSAMP_444,
        flags: Int32 = 0
    ) -> [UInt8] {
        guard let handle = unsafe tjInitCompress() else { return [] }
        defer { unsafe tjDestroy(handle) }
        var result: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        unsafe tjCompress2(
            handle,
            pixels,
            Int32(width),
            0,
            Int32(height),
            Int32(format.rawValue),
            &result,
            &count,
            Int32(subsampling.rawValue),
            100,
            flags
        )
        defer { unsafe tjFree(result) }
        return unsafe Array(UnsafeBufferPointer(start: result, count: Int(count)))
    }

    /// Puts a segment behind the start marker.
    static func inserting(_ marker: UInt8, _ data: [UInt8], into file: [UInt8]) -> [UInt8] {
        let length = data.count + 2
        return file[..<2] + [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + data + file[2...]
    }

    /// An EXIF segment with the orientation behind another tag (EXIF 2.3, 4.6.2).
    static func exif(orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
        func number(_ value: UInt8, _ count: Int) -> [UInt8] {
            let zeros = [UInt8](repeating: 0, count: count - 1)
            return isLittleEndian ? [value] + zeros : zeros + [value]
        }
        func tag(_ high: UInt8, _ low: UInt8) -> [UInt8] { isLittleEndian ? [low, high] : [high, low] }
        let other = tag(0x01, 0x00) + number(3, 2) + number(1, 4) + number(9, 2) + [0, 0]
        let entry = tag(0x01, 0x12) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        let order = Array((isLittleEndian ? "II" : "MM").utf8)
        return Array("Exif\0\0".utf8) + order + number(42, 2) + number(8, 4) + number(2, 2) + other + entry
            + number(0, 4)
    }
}
