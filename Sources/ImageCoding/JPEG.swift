import CTurboJPEG
public import Graphics

/// Reading of JPEG files.
public enum JPEG {
    /// Decodes a JPEG picture, turned as its EXIF orientation says; grey and CMYK become colour.
    ///
    /// A file that ends early is an error, not a half grey picture. Colour profiles are not applied.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - name: What errors call the file.
    ///   - limits: How large the picture may be.
    /// - Returns: The picture, upright, premultiplied.
    /// - Throws: When the file cannot be shown; the error names it and says why.
    public static func decode(
        _ bytes: [UInt8],
        name: String = "picture",
        limits: ImageLimits = ImageLimits()
    ) throws(ImageCodingError) -> Bitmap {
        do throws(ImageProblem) {
            return try pixels(of: bytes, limits: limits)
        } catch {
            throw .unusable(name: name, problem: error)
        }
    }

    private static func pixels(of bytes: [UInt8], limits: ImageLimits) throws(ImageProblem) -> Bitmap {
        guard !bytes.isEmpty else { throw .empty }
        let segments = JPEGSegments(bytes)
        guard !segments.isTruncated else { throw .truncated(format: "JPEG") }
        let decompressor = try JPEGDecompressor(bytes)
        if let problem = limits.problem(width: decompressor.width, height: decompressor.height) {
            throw problem
        }
        var bitmap: Bitmap
        if decompressor.isCMYK {
            bitmap = try decompressor.pixels(bytes, format: TJPF_CMYK)
            CMYK.convert(&bitmap.bytes, isInverted: segments.hasAdobeMarker)
        } else {
            bitmap = try decompressor.pixels(bytes, format: TJPF_BGRA)
        }
        return segments.orientation.upright(bitmap)
    }
}
