/// Why a file that a page needs could not be read at all.
public enum PageError: Error, Sendable, Hashable, CustomStringConvertible {
    case notFound(path: String)
    case isDirectory(path: String)
    case notAFile(path: String)
    /// The file exists and cannot be opened.
    case unreadable(path: String, reason: String)
    /// The file was opened, and reading it failed half-way.
    case readFailed(path: String, reason: String)
    case tooLarge(path: String, bytes: Int)

    public var description: String {
        switch self {
        case .notFound(let path): "\(path): no such file"
        case .isDirectory(let path): "\(path): this is a folder; name a file in it"
        case .notAFile(let path): "\(path): this is a device and no file"
        case .unreadable(let path, let reason), .readFailed(let path, let reason):
            "\(path): cannot be read: \(reason)"
        case .tooLarge(let path, let bytes):
            "\(path): the file has \(bytes) bytes, more than \(JSONReader.sizeLimit)"
        }
    }
}
