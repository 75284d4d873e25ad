import Glibc

/// A file that appears whole at its path, or not at all.
///
/// Bytes go to a temporary file in the same folder, which takes the path when ``commit()`` is called and is
/// removed otherwise. A device or a pipe at the path is written directly, as it cannot be replaced. The
/// contents are not forced to the disk: a power cut may lose the file.
public final class AtomicFile: ByteSink {
    /// The path as it was given, for messages.
    public let path: String

    private let descriptor: Int32
    private let sink: FileDescriptorSink
    /// Where the bytes go until they are complete, and the name they take then; nil for a device.
    private let move: (from: String, to: String)?
    private var isOpen = true

    /// Opens the temporary file.
    public init(path: String) throws(ImageCodingError) {
        let target = Self.resolvingLinks(path)
        let existing = Self.mode(of: target)
        if existing.map({ $0 & S_IFMT == S_IFDIR }) ?? false {
            throw .cannotCreate(path: path, reason: SystemFailure(code: EISDIR))
        }
        self.path = path
        if let existing, existing & S_IFMT != S_IFREG {
            descriptor = unsafe open(target, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: .last) }
            move = nil
        } else {
            let temporary = try Self.openTemporary(besides: target, for: path)
            descriptor = temporary.descriptor
            move = (temporary.path, target)
            if let existing { fchmod(descriptor, existing & 0o777) }
        }
        sink = FileDescriptorSink(descriptor, path: path)
    }

    /// Writes a whole file in one call.
    public static func write(_ bytes: [UInt8], to path: String) throws(ImageCodingError) {
        let file = try AtomicFile(path: path)
        try file.write(bytes)
        try file.commit()
    }

    public func write(_ bytes: [UInt8]) throws(ImageCodingError) {
        guard isOpen else { throw .cannotWrite(path: path, reason: SystemFailure(code: EBADF)) }
        try sink.write(bytes)
    }

    /// Lets the file appear at its path.
    public func commit() throws(ImageCodingError) {
        guard isOpen else { throw .cannotWrite(path: path, reason: SystemFailure(code: EBADF)) }
        isOpen = false
        guard close(descriptor) == 0 else { throw failure(.last) }
        guard let move else { return }
        guard unsafe rename(move.from, move.to) == 0 else { throw failure(.last) }
    }

    /// Forgets what was written; the path stays as it was.
    public func discard() {
        guard isOpen else { return }
        isOpen = false
        close(descriptor)
        removeTemporary()
    }

    deinit { discard() }

    private func failure(_ reason: SystemFailure) -> ImageCodingError {
        removeTemporary()
        return .cannotWrite(path: path, reason: reason)
    }

    private func removeTemporary() {
        if let move { _ = unsafe unlink(move.from) }
    }

    /// A name of fixed length, so that any valid file name has a valid temporary one; the number of the process
    /// keeps processes apart, exclusive creation keeps threads apart.
    private static func openTemporary(
        besides target: String,
        for path: String
    ) throws(ImageCodingError) -> (path: String, descriptor: Int32) {
        let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
        for attempt in 0..<10_000 {
            let temporary = "\(folder).listshot-\(getpid())-\(attempt).partial"
            let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (temporary, descriptor) }
            guard errno == EEXIST else { throw .cannotCreate(path: path, reason: .last) }
        }
        throw .cannotCreate(path: path, reason: SystemFailure(code: EEXIST))
    }

    /// Where a symbolic link leads, so that its target is replaced and not the link.
    private static func resolvingLinks(_ path: String) -> String {
        guard let resolved = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    private static func mode(of path: String) -> mode_t? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status.st_mode : nil
    }
}
