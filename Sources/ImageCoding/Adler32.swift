/// The checksum of zlib streams (RFC 1950, section 8.2), joined over parts.
enum Adler32 {
    /// The checksum of no bytes.
    static let empty: UInt32 = 1
    private static let modulus: UInt64 = 65521

    /// The checksum of two byte sequences in a row, from theirs and the length of the second.
    ///
    /// With `A = 1 + Σ bytes` in the low half and `B = Σ A` after each byte in the high half, the second
    /// sequence starts from `A1` instead of 1: its `A2` grows by `A1 - 1`, and each of its `n` partial sums too.
    static func joining(_ first: UInt32, _ second: UInt32, secondByteCount: Int) -> UInt32 {
        let (a1, b1) = (UInt64(first & 0xFFFF), UInt64(first >> 16))
        let (a2, b2) = (UInt64(second & 0xFFFF), UInt64(second >> 16))
        let growth = a1 + modulus - 1
        let a = (a2 + growth) % modulus
        let b = (b1 + b2 + (growth % modulus) * (UInt64(secondByteCount) % modulus)) % modulus
        return UInt32(b << 16 | a)
    }
}
