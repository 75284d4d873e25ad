import Graphics

/// Coverage of the glyphs that a worker has drawn, kept in one block of memory.
final class GlyphMasks {
    /// Where a glyph's coverage lies, and where it goes relative to its origin.
    struct Mask {
        let start: Int
        let width: Int
        let height: Int
        let left: Int
        let top: Int
    }

    /// A font at one size; its masks are found by glyph and half pixel.
    final class Sized {
        let key: Key
        let file: FontFile
        fileprivate var masks: [UInt64: Mask] = [:]

        fileprivate init(key: Key, file: FontFile) {
            self.key = key
            self.file = file
        }
    }

    struct Key: Hashable {
        let face: FontFace
        /// Pixels per em.
        let size: Double
        let slant: Double
    }

    /// Glyphs larger than this are drawn as paths: 512 pixels per em is a quarter of a megabyte each.
    static let sizeLimit = 512.0

    private(set) var bytes: [UInt8] = []
    private let byteLimit: Int
    private var sized: [Key: Sized] = [:]
    private var files: [FontFace: FontFile] = [:]
    private var recent: Sized?

    init(byteLimit: Int = 24 << 20) {
        self.byteLimit = byteLimit
    }

    func file(of face: FontFace) throws(DrawingError) -> FontFile {
        if let file = files[face] { return file }
        let file = try FontFile(face)
        files[face] = file
        return file
    }

    func font(_ face: FontFace, size: Double, slant: Double) throws(DrawingError) -> Sized {
        if let recent, recent.key.face === face, recent.key.size == size, recent.key.slant == slant {
            return recent
        }
        let key = Key(face: face, size: size, slant: slant)
        let font: Sized
        if let present = sized[key] {
            font = present
        } else {
            font = Sized(key: key, file: try file(of: face))
            sized[key] = font
        }
        recent = font
        return font
    }

    /// The coverage of a glyph whose origin is moved right by halves of a pixel.
    func mask(of glyph: UInt32, halves: Int, in font: Sized) throws(DrawingError) -> Mask {
        let key = UInt64(glyph) << 1 | UInt64(halves)
        if let mask = font.masks[key] { return mask }
        let coverage = try font.file.coverage(
            of: glyph,
            size: font.key.size,
            slant: font.key.slant,
            halves: halves
        )
        if bytes.count + coverage.bytes.count > byteLimit { forget() }
        let mask = Mask(
            start: bytes.count,
            width: coverage.width,
            height: coverage.height,
            left: coverage.left,
            top: coverage.top
        )
        bytes += coverage.bytes
        font.masks[key] = mask
        return mask
    }

    /// Starts anew, keeping the open files; a mask that was handed out is no longer valid.
    private func forget() {
        bytes.removeAll(keepingCapacity: true)
        for font in sized.values { font.masks.removeAll(keepingCapacity: true) }
    }
}
