/// An image in memory: rows of premultiplied sRGB pixels, four bytes each (blue, green, red, alpha), no padding.
///
/// The byte order is that of cairo's ARGB32 on little-endian machines, so pixels move to and from it unchanged.
public struct Bitmap: Sendable, Hashable {
    public let width: Int
    public let height: Int
    /// `width * height * 4` bytes.
    public var bytes: [UInt8]

    public init(width: Int, height: Int, bytes: [UInt8]) {
        precondition(width >= 0 && height >= 0 && bytes.count == width * height * 4)
        self.width = width
        self.height = height
        self.bytes = bytes
    }

    /// A transparent image.
    public init(width: Int, height: Int) {
        self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
    }

    public var bytesPerRow: Int { width * 4 }
}
