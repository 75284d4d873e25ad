internal import Foundation

/// Makes the folder that a file is to be written into.
enum OutputFolder {
    static func create(for path: String) throws(CommandFailure) {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
        let folder = String(path[..<slash])
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(
                .cannotCreate,
                id: "cannot-create",
                "cannot create the folder: \(error.localizedDescription)",
                file: folder
            )
        }
    }
}
