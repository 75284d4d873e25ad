import Glibc

/// Why the operating system refused a call.
public struct SystemFailure: Sendable, Hashable, CustomStringConvertible {
    /// The value of `errno`.
    public let code: Int32

    public init(code: Int32) {
        self.code = code
    }

    /// The failure of the call that was made just before.
    static var last: SystemFailure { SystemFailure(code: errno) }

    /// True when the disk or the quota has no room left.
    public var isFullDisk: Bool { code == ENOSPC || code == EDQUOT }

    public var description: String { unsafe String(cString: strerror(code)) }
}
