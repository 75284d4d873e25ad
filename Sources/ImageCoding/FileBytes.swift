import Glibc

/// Reads whole files, within a limit.
enum FileBytes {
    /// The largest picture file that is read; limits on pixels are tighter for all but absurd files.
    static let maximumCount = 1 << 30

    static func read(_ path: String) throws(ImageCodingError) -> [UInt8] {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotRead(path: path, reason: .last) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw .cannotRead(path: path, reason: .last) }
        guard status.st_mode & S_IFMT != S_IFDIR else {
            throw .cannotRead(path: path, reason: SystemFailure(code: EISDIR))
        }
        guard status.st_size <= maximumCount else {
            throw .cannotRead(path: path, reason: SystemFailure(code: EFBIG))
        }
        return try read(descriptor, expecting: Int(status.st_size), path: path)
    }

    /// Reads to the end; the size that a file reports is a hint only (pipes report none).
    private static func read(
        _ descriptor: Int32,
        expecting size: Int,
        path: String
    ) throws(ImageCodingError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        var isAtEnd = false
        while !isAtEnd {
            let room = max(size - bytes.count, 1 << 16)
            var failure: SystemFailure?
            bytes += unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                let got = unsafe Glibc.read(descriptor, buffer.baseAddress, room)
                if got < 0, errno != EINTR { failure = .last }
                isAtEnd = got == 0
                count = max(got, 0)
            }
            if let failure { throw .cannotRead(path: path, reason: failure) }
            guard bytes.count <= maximumCount else {
                throw .cannotRead(path: path, reason: SystemFailure(code: EFBIG))
            }
        }
        return bytes
    }
}
