import CISAL

/// Deflate at ISA-L's level 1, in pieces that continue one another until the stream is flushed.
///
/// Its bytes depend on the input and on where it is cut into pieces, and may differ between processors. ISA-L
/// alone would not hold that: without history, its x86 code (2.30, `write_first_byte` in
/// igzip_icf_body_h1_gr_bt.asm) files the third byte of a stream under a hash of the stream structure's address.
/// So the first bytes of a stream are written as a stored block (RFC 1951, 3.2.4) here and handed to ISA-L as
/// history.
@safe
struct FastDeflater: ~Copyable {
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let levelBuffer: UnsafeMutablePointer<UInt8>
    /// `ISAL_DEF_LVL1_LARGE`, which is too complex for the importer: tables, and tokens of 64 Ki symbols.
    private static let levelBufferSize =
        Int(4 * IGZIP_K + 2 * IGZIP_HASH8K_HASH_SIZE)
        + Int(ISAL_DEF_LVL1_TOKEN_SIZE * 64 * IGZIP_K)

    private static let storedByteCount = 32
    private var hasHistory = false

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
    ///   - input: At most 2 GiB.
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
        var rest = unsafe input
        if !hasHistory {
            let first = unsafe UnsafeRawBufferPointer(rebasing: input.prefix(Self.storedByteCount))
            unsafe store(first, into: &output, count: &count)
            unsafe rest = UnsafeRawBufferPointer(rebasing: input.dropFirst(first.count))
            if unsafe !rest.isEmpty { try unsafe setHistory(first) }
        }
        if unsafe !rest.isEmpty { try unsafe deflate(rest, flushing: flushing, into: &output, count: &count) }
        hasHistory = !flushing
        if flushing { unsafe isal_deflate_reset(stream) }
    }

    private func setHistory(_ bytes: UnsafeRawBufferPointer) throws(ImageCodingError) {
        let start = unsafe UnsafeMutablePointer(
            mutating: bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        )
        let status = unsafe isal_deflate_set_dict(stream, start, UInt32(bytes.count))
        guard status == COMP_OK else {
            throw .cannotEncode("deflate refused its history with status \(status)")
        }
    }

    /// A stored block that is not the last; the stream is on a byte boundary.
    private func store(
        _ bytes: UnsafeRawBufferPointer,
        into output: inout ScratchBuffer,
        count: inout Int
    ) {
        output.reserve(count + 5 + bytes.count, keeping: count)
        let length = UInt16(bytes.count)
        unsafe output.start.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
        unsafe output.start.storeBytes(of: length.littleEndian, toByteOffset: count + 1, as: UInt16.self)
        unsafe output.start.storeBytes(of: (~length).littleEndian, toByteOffset: count + 3, as: UInt16.self)
        unsafe UnsafeMutableRawBufferPointer(start: output.start + count + 5, count: bytes.count)
            .copyMemory(from: bytes)
        count += 5 + bytes.count
    }

    private func deflate(
        _ input: UnsafeRawBufferPointer,
        flushing: Bool,
        into output: inout ScratchBuffer,
        count: inout Int
    ) throws(ImageCodingError) {
        unsafe stream.pointee.flush = UInt16(flushing ? FULL_FLUSH : NO_FLUSH)
        let bytes = unsafe UnsafeMutableRawBufferPointer(mutating: input).assumingMemoryBound(to: UInt8.self)
        unsafe stream.pointee.next_in = bytes.baseAddress
        unsafe stream.pointee.avail_in = UInt32(input.count)
        // The same room for the same input, whatever the buffer has; enough for tokens that were held back, too.
        let room = Self.levelBufferSize + input.count + input.count / 8
        repeat {
            output.reserve(count + room, keeping: count)
            unsafe stream.pointee.next_out = (output.start + count).assumingMemoryBound(to: UInt8.self)
            unsafe stream.pointee.avail_out = UInt32(room)
            let status = unsafe isal_deflate(stream)
            guard status == COMP_OK else { throw .cannotEncode("deflate failed with status \(status)") }
            count += room - Int(unsafe stream.pointee.avail_out)
        } while unsafe stream.pointee.avail_out == 0 || stream.pointee.avail_in > 0
    }

    deinit {
        unsafe levelBuffer.deallocate()
        unsafe stream.deallocate()
    }
}
