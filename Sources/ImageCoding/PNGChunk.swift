import CDeflate

/// The pieces a PNG file is made of: length, type, data, CRC (PNG specification, 5.3).
enum PNGChunk {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// Bytes around the data.
    static let overhead = 12

    /// The chunks we write.
    enum Kind: String {
        case header = "IHDR"
        case standardColorSpace = "sRGB"
        case palette = "PLTE"
        case transparency = "tRNS"
        case text = "iTXt"
        case imageData = "IDAT"
        case end = "IEND"
    }

    static func bytes(type: Kind, data: [UInt8] = []) -> [UInt8] {
        unsafe data.withUnsafeBytes { unsafe bytes(type: type, data: $0) }
    }

    /// The whole chunk; the data is at most 2³¹ - 1 bytes.
    static func bytes(type: Kind, data: UnsafeRawBufferPointer) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: data.count + overhead) { buffer, count in
            guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            unsafe start.storeBytes(of: UInt32(data.count).bigEndian, as: UInt32.self)
            for (index, byte) in type.rawValue.utf8.enumerated() {
                unsafe start.storeBytes(of: byte, toByteOffset: 4 + index, as: UInt8.self)
            }
            if let source = data.baseAddress {
                unsafe (start + 8).copyMemory(from: source, byteCount: data.count)
            }
            let crc = unsafe libdeflate_crc32(0, start + 4, data.count + 4)
            unsafe start.storeBytes(of: crc.bigEndian, toByteOffset: data.count + 8, as: UInt32.self)
            count = data.count + overhead
        }
    }
}
