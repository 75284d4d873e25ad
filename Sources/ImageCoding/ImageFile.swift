public import Graphics

/// Reading of picture files of any kind we know.
public enum ImageFile {
    /// Decodes a PNG or JPEG picture, told apart by its content, not by its name.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - name: What errors call the file.
    ///   - limits: How large the picture may be.
    /// - Returns: The picture, upright, premultiplied.
    /// - Throws: When the file cannot be shown; the error names it and says why.
    public static func decode(
        _ bytes: [UInt8],
        name: String,
        limits: ImageLimits = ImageLimits()
    ) throws(ImageCodingError) -> Bitmap {
        guard !bytes.isEmpty else { throw .unusable(name: name, problem: .empty) }
        switch FileSignature.of(bytes) {
        case .png: return try PNG.decode(bytes, name: name, limits: limits)
        case .jpeg: return try JPEG.decode(bytes, name: name, limits: limits)
        case .other(let found): throw .unusable(name: name, problem: .wrongKind(found: found))
        }
    }

    /// Reads and decodes a PNG or JPEG file.
    public static func decode(
        path: String,
        limits: ImageLimits = ImageLimits()
    ) throws(ImageCodingError) -> Bitmap {
        try decode(try FileBytes.read(path), name: path, limits: limits)
    }
}
