import CPNG
public import Graphics

extension PNG {
    /// Decodes any PNG picture to premultiplied sRGB pixels.
    ///
    /// A file without colour information is taken as sRGB; a gAMA chunk is converted to it by libpng; colour
    /// profiles are not applied. Of 16 bits per channel the eight most significant remain after rounding.
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

    /// Reads and decodes a PNG file.
    public static func decode(
        path: String,
        limits: ImageLimits = ImageLimits()
    ) throws(ImageCodingError) -> Bitmap {
        try decode(try FileBytes.read(path), name: path, limits: limits)
    }

    private static func pixels(of bytes: [UInt8], limits: ImageLimits) throws(ImageProblem) -> Bitmap {
        let header = try PNGChunkList(bytes).header
        if let problem = limits.problem(width: header.width, height: header.height) { throw problem }
        var message: String?
        let straight = unsafe [UInt8](unsafeUninitializedCapacity: header.width * header.height * 4) {
            pixels,
            count in
            message = unsafe read(bytes, into: pixels)
            count = message == nil ? pixels.count : 0
            if message == nil { unsafe Alpha.premultiply(UnsafeMutableRawBufferPointer(pixels)) }
        }
        if let message { throw .damaged(format: "PNG", detail: message) }
        return Bitmap(width: header.width, height: header.height, bytes: straight)
    }

    /// Fills the buffer with straight R G B A; returns libpng's message when that fails.
    private static func read(_ bytes: [UInt8], into pixels: UnsafeMutableBufferPointer<UInt8>) -> String? {
        var image = unsafe png_image()
        unsafe image.version = UInt32(PNG_IMAGE_VERSION)
        defer { unsafe png_image_free(&image) }
        return unsafe bytes.withUnsafeBytes { buffer in
            guard unsafe png_image_begin_read_from_memory(&image, buffer.baseAddress, buffer.count) != 0
            else {
                return unsafe message(of: image)
            }
            unsafe image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
            unsafe image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
            let status = unsafe png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil)
            return status == 0 ? unsafe message(of: image) : nil
        }
    }

    private static func message(of image: png_image) -> String {
        var text = unsafe image.message
        return unsafe withUnsafeBytes(of: &text) {
            unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}
