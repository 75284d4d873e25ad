import CDeflate

/// Whole-buffer zlib compression by libdeflate, whose bytes do not depend on the processor.
enum SmallDeflater {
    static func compress(_ bytes: [UInt8], level: Int) throws(ImageCodingError) -> [UInt8] {
        guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else {
            throw .cannotEncode("no memory for the compressor")
        }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            unsafe bytes.withUnsafeBytes { input in
                count = unsafe libdeflate_zlib_compress(
                    compressor,
                    input.baseAddress,
                    input.count,
                    buffer.baseAddress,
                    bound
                )
            }
        }
    }
}
