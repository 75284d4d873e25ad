import Foundation

/// A folder of a test's own, removed with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "listshot-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit {
        // The test is over: there is nobody to tell that the system's temporary folder keeps a file.
        try? FileManager.default.removeItem(atPath: path)
    }

    func url(of name: String) -> URL {
        URL(filePath: path).appending(path: name)
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        let url = url(of: name)
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(of: name).path, withDestinationPath: target)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(at: url(of: name), withIntermediateDirectories: true)
    }

    func data(of name: String) throws -> Data {
        try Data(contentsOf: url(of: name))
    }

    /// The paths of everything in the folder, hidden files too, sorted.
    func names() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    }
}
