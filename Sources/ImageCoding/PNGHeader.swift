/// Size and colour of a PNG file that is about to be written.
public struct PNGHeader: Sendable, Hashable {
    public let width: Int
    public let height: Int
    public let color: PNGColor

    public init(width: Int, height: Int, color: PNGColor) {
        self.width = width
        self.height = height
        self.color = color
    }

    /// A row of four bytes per pixel then fits the 32-bit sizes of the compressors.
    private static let maximumWidth = 1 << 28
    /// The format's own limit.
    private static let maximumHeight = Int(Int32.max)

    /// Signature, IHDR and sRGB: what a file starts with.
    func bytes() throws(ImageCodingError) -> [UInt8] {
        try Self.bytes(width: width, height: height, bitDepth: 8, colorType: color.colorType)
    }

    /// The start of any file we write; the rendering intent is perceptual (PNG specification, 11.3.3.5).
    static func bytes(
        width: Int,
        height: Int,
        bitDepth: UInt8,
        colorType: UInt8
    ) throws(ImageCodingError) -> [UInt8] {
        guard (1...maximumWidth).contains(width), (1...maximumHeight).contains(height) else {
            let limits = "1 to \(maximumWidth) wide and 1 to \(maximumHeight) high"
            throw .cannotEncode("\(width) x \(height) pixels; a PNG picture is \(limits)")
        }
        let header = bigEndian(width) + bigEndian(height) + [bitDepth, colorType, 0, 0, 0]
        return PNGChunk.signature
            + PNGChunk.bytes(type: .header, data: header)
            + PNGChunk.bytes(type: .standardColorSpace, data: [0])
    }

    /// The low 32 bits, high byte first.
    static func bigEndian(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
