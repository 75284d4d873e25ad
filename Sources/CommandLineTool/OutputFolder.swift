internal import Glibc

/// Makes the folder that a file is to be written into.
enum OutputFolder {
    /// Makes every missing folder on the way to a file.
    static func create(for path: String) throws(CommandFailure) {
        var end = path.startIndex
        while let slash = path[end...].firstIndex(of: "/") {
            end = path.index(after: slash)
            let folder = String(path[..<end])
            let isMade = unsafe mkdir(folder, 0o777) == 0
            let code = errno
            guard !isMade, !isFolder(folder) else { continue }
            let reason = unsafe String(cString: strerror(code == EEXIST ? ENOTDIR : code))
            throw CommandFailure(
                .cannotCreate,
                id: "cannot-create",
                "cannot create the folder: \(reason)",
                file: folder
            )
        }
    }

    /// True for an existing folder, also through a symbolic link.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
