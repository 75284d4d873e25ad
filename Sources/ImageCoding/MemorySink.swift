/// A sink that keeps all it is given.
public final class MemorySink: ByteSink {
    public private(set) var bytes: [UInt8] = []

    public init() {}

    public func write(_ bytes: [UInt8]) {
        self.bytes += bytes
    }
}
