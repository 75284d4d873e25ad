import CXXHash

/// A 128-bit fingerprint (XXH3) of bytes or pixels: for noticing changes, not for security.
public struct Digest: Sendable, Hashable, CustomStringConvertible {
    /// The canonical form: sixteen bytes, the most significant first.
    public let high: UInt64
    public let low: UInt64

    init(_ hash: XXH128_hash_t) {
        high = hash.high64
        low = hash.low64
    }

    public init(of bytes: [UInt8]) {
        self = unsafe bytes.withUnsafeBytes { unsafe Digest(XXH3_128bits($0.baseAddress, $0.count)) }
    }

    /// 32 hexadecimal digits, as `xxhsum -H2` prints them.
    public var description: String { Self.hex(high) + Self.hex(low) }

    private static func hex(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
