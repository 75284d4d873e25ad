import CXXHash

/// A digest of bytes that come in pieces; the same as ``Digest/init(of:)`` of all of them.
@safe
public final class DigestStream {
    private let state: OpaquePointer

    public init() {
        let created: OpaquePointer = unsafe XXH3_createState()
        unsafe state = created
        unsafe XXH3_128bits_reset(state)
    }

    public func append(_ bytes: UnsafeRawBufferPointer) {
        unsafe XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }

    public func append(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { unsafe append($0) }
    }

    /// The digest of what was appended so far.
    public var value: Digest { unsafe Digest(XXH3_128bits_digest(state)) }

    deinit { unsafe XXH3_freeState(state) }
}
