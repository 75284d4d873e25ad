import Foundation
import Testing

/// The targets of this package as SwiftPM understands them, so that no test has to parse Package.swift.
struct Manifest: Decodable {
    let targets: [ManifestTarget]

    /// The folder of the package, two above this file's.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Asking SwiftPM takes most of a second: once for all tests.
    private static let shared = Result { try dump() }

    static func load() throws -> Manifest {
        try shared.get()
    }

    private static func dump() throws -> Manifest {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        // The build that runs this test holds the lock on its own scratch folder.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "listshot-manifest-\(UUID())")
        defer { try? FileManager.default.removeItem(at: scratch) }
        process.arguments = [
            "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let json = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "swift package dump-package failed")
        return try JSONDecoder().decode(Manifest.self, from: json)
    }

    func targets(ofKind kind: ManifestTarget.Kind) -> [ManifestTarget] {
        targets.filter { $0.type == kind }
    }
}
