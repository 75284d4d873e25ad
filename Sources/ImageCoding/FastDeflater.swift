import CISAL

/// Deflate at ISA-L's level 1, in pieces that continue one another until the stream is flushed.
///
/// Its bytes depend on the input and on where it is cut into pieces, and may differ between processors.
@safe
struct FastDeflater: ~Copyable {
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let levelBuffer: UnsafeMutablePointer<UInt8>
    /// `ISAL_DEF_LVL1_LARGE`, which is too complex for the importer: tables, and tokens of 64 Ki symbols.
    private static let levelBufferSize =
        Int(4 * IGZIP_K + 2 * IGZIP_HASH8K_HASH_SIZE)
        + Int(ISAL_DEF_LVL1_TOKEN_SIZE * 64 * IGZIP_K)

    init() {
        unsafe stream = .allocate(capacity: 1)
        unsafe levelBuffer = .allocate(capacity: Self.levelBufferSize)
        unsafe isal_deflate_init(stream)
        unsafe stream.pointee.level = 1
        unsafe stream.pointee.level_buf = levelBuffer
        unsafe stream.pointee.level_buf_size = UInt32(Self.levelBufferSize)
    }

    /// Compresses one piece and appends the result to `output`, of which `count` bytes are in use.
    ///
    /// - Parameters:
    ///   - input: At most 4 GiB.
    ///   - flushing: Ends on a byte boundary and forgets the history, so that any other stream can follow.
    ///   - output: Grows when needed.
    ///   - count: Grows by the compressed bytes.
    /// - Throws: When ISA-L fails, which only a bug can cause.
    mutating func compress(
        _ input: UnsafeRawBufferPointer,
        flushing: Bool,
        into output: inout ScratchBuffer,
        count: inout Int
    ) throws(ImageCodingError) {
        unsafe stream.pointee.flush = UInt16(flushing ? FULL_FLUSH : NO_FLUSH)
        let bytes = unsafe UnsafeMutableRawBufferPointer(mutating: input).assumingMemoryBound(to: UInt8.self)
        unsafe stream.pointee.next_in = bytes.baseAddress
        unsafe stream.pointee.avail_in = UInt32(input.count)
        repeat {
            output.reserve(count + Self.levelBufferSize, keeping: count)
            let room = min(output.capacity - count, Int(Int32.max))
            unsafe stream.pointee.next_out = (output.start + count).assumingMemoryBound(to: UInt8.self)
            unsafe stream.pointee.avail_out = UInt32(room)
            let status = unsafe isal_deflate(stream)
            guard status == COMP_OK else { throw .cannotEncode("deflate failed with status \(status)") }
            count += room - Int(unsafe stream.pointee.avail_out)
        } while unsafe stream.pointee.avail_out == 0 || stream.pointee.avail_in > 0
        if flushing { unsafe isal_deflate_reset(stream) }
    }

    deinit {
        unsafe levelBuffer.deallocate()
        unsafe stream.deallocate()
    }
}
