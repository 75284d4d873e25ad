public import Graphics

extension PNG {
    /// Encodes a bitmap in memory.
    ///
    /// - Parameters:
    ///   - bitmap: At least one pixel.
    ///   - text: Goes into the file, before the pixels.
    ///   - effort: Time against size.
    /// - Returns: The whole file.
    /// - Throws: When the bitmap is empty or a text cannot be stored.
    public static func encode(
        _ bitmap: Bitmap,
        text: [PNGText] = [],
        effort: Effort = .fast
    ) throws(ImageCodingError) -> [UInt8] {
        switch effort {
        case .fast:
            let sink = MemorySink()
            try write(bitmap, text: text, to: sink)
            return sink.bytes
        case .small:
            return try compressSmall(bitmap).bytes(text: text)
        }
    }

    /// Encodes a bitmap with ``Effort/small`` and texts that tell the digest of the compressed pixels.
    ///
    /// - Parameters:
    ///   - bitmap: At least one pixel.
    ///   - describing: Makes the texts from what ``PNGMetadata/dataDigest`` will find.
    /// - Returns: The whole file.
    /// - Throws: When the bitmap is empty or a text cannot be stored.
    public static func encodeSmall(
        _ bitmap: Bitmap,
        describing: (Digest) -> [PNGText]
    ) throws(ImageCodingError) -> [UInt8] {
        let compressed = try compressSmall(bitmap)
        return try compressed.bytes(text: describing(compressed.dataDigest))
    }
}
