internal import Glibc

/// By what a changed file is told from an unchanged one, without reading it.
struct FileStamp: Sendable, Hashable {
    /// Nanoseconds since 1970; only compared.
    let modified: Int64
    let size: Int64
    /// Editors replace a file by renaming a new one.
    let node: UInt64

    /// The stamp of the file as it is now; nil when there is none.
    init?(ofFile path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        modified = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
        size = Int64(status.st_size)
        node = UInt64(status.st_ino)
    }

    init(modified: Int64, size: Int64, node: UInt64) {
        self.modified = modified
        self.size = size
        self.node = node
    }
}
