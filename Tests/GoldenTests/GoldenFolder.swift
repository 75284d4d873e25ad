import Foundation

/// Where pages and goldens are in the package.
enum GoldenFolder {
    /// Files of this size are read by people and kept by git without regret.
    static let sizeLimit = 20 << 10

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

    static let pages = tests.appending(path: "Pages")
    static let goldens = tests.deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "Goldens"
    )
    /// What was drawn instead, for looking at it.
    static let actual = FileManager.default.temporaryDirectory.appending(path: "listshot-goldens")

    static func page(_ name: String) -> String { pages.appending(path: name + ".json").path }
    static func picture(_ name: String, in folder: URL) -> URL { folder.appending(path: name + ".png") }
    static func tree(_ name: String, in folder: URL) -> URL { folder.appending(path: name + ".tree.txt") }
}
