internal import Glibc
internal import ImageCoding

/// A picture's file with its folder, made when the first bytes come: a page that fails leaves neither.
final class LateFile: ByteSink {
    private let path: String
    private var file: AtomicFile?
    /// Why the folder could not be made, in more words than `write(_:)` can throw.
    private(set) var folderFailure: CommandFailure?

    init(path: String) {
        self.path = path
    }

    func write(_ bytes: [UInt8]) throws(ImageCodingError) {
        try opened().write(bytes)
    }

    /// Lets the file appear at its path.
    func commit() throws(ImageCodingError) {
        try opened().commit()
    }

    private func opened() throws(ImageCodingError) -> AtomicFile {
        if let file { return file }
        do throws(CommandFailure) {
            try OutputFolder.create(for: path)
        } catch {
            folderFailure = error
            throw .cannotCreate(path: path, reason: SystemFailure(code: ENOENT))
        }
        let made = try AtomicFile(path: path)
        file = made
        return made
    }
}
