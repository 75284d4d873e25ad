import Glibc

/// A sink that writes to an open file descriptor, such as standard output; it does not close it.
public final class FileDescriptorSink: ByteSink {
    private let descriptor: Int32
    private let path: String

    /// - Parameters:
    ///   - descriptor: Open for writing.
    ///   - path: What errors call it.
    public init(_ descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    /// The process's standard output.
    public static var standardOutput: FileDescriptorSink {
        FileDescriptorSink(STDOUT_FILENO, path: "standard output")
    }

    public func write(_ bytes: [UInt8]) throws(ImageCodingError) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { buffer in
                let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
                return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            }
            if count >= 0 {
                written += count
            } else if errno == EAGAIN {
                waitUntilWritable()
            } else if errno != EINTR {
                throw .cannotWrite(path: path, reason: .last)
            }
        }
    }

    /// A pipe that another program made non-blocking is waited for.
    private func waitUntilWritable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
    }
}
