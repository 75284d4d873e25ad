internal import Glibc

/// Reads whole input files, bounded.
enum PageFile {
    private static let partSize = 1 << 16

    static func bytes(at path: String) throws(PageError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(toOpen: path) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else {
            throw .readFailed(path: path, reason: reason(errno))
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw .isDirectory(path: path)
        case S_IFCHR, S_IFBLK: throw .notAFile(path: path)
        default: return try read(descriptor, expecting: Int(status.st_size), path: path)
        }
    }

    /// Reads to the end; the size that a file reports is a hint only (pipes report none).
    private static func read(
        _ descriptor: Int32,
        expecting size: Int,
        path: String
    ) throws(PageError) -> [UInt8] {
        guard size <= JSONReader.sizeLimit else { throw .tooLarge(path: path, bytes: size) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        while true {
            let room = max(size - bytes.count, partSize)
            var code: Int32 = 0
            let part = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                let got = unsafe Glibc.read(descriptor, buffer.baseAddress, room)
                code = got < 0 ? errno : 0
                count = max(got, 0)
            }
            if code == EINTR { continue }
            guard code == 0 else { throw .readFailed(path: path, reason: reason(code)) }
            if part.isEmpty { return bytes }
            bytes += part
            guard bytes.count <= JSONReader.sizeLimit else {
                throw .tooLarge(path: path, bytes: bytes.count)
            }
        }
    }

    private static func failure(toOpen path: String) -> PageError {
        let code = errno
        guard code != ENOENT, code != ENOTDIR else { return .notFound(path: path) }
        return .unreadable(path: path, reason: reason(code))
    }

    private static func reason(_ code: Int32) -> String {
        unsafe String(cString: strerror(code))
    }
}
