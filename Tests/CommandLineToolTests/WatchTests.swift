import Testing

@testable import CommandLineTool

@Suite struct WatchTests {
    /// Files that a test changes, with the number of their version.
    private final class Disk {
        var versions: [String: Int64] = [:]

        func stamp(_ path: String) -> FileStamp? {
            versions[path].map { FileStamp(modified: $0, size: 1, node: 1) }
        }
    }

    private let disk = Disk()
    private var detector: ChangeDetector { ChangeDetector(stamp: disk.stamp) }

    @Test func `nothing changed is no change`() {
        var detector = detector
        disk.versions = ["page": 1]
        detector.watch(["page", "missing"])
        #expect(detector.settledChanges() == [])
        #expect(detector.settledChanges() == [])
    }

    @Test func `a change counts once it has settled`() {
        var detector = detector
        disk.versions = ["page": 1, "data": 1]
        detector.watch(["page", "data"])
        disk.versions["page"] = 2
        #expect(detector.settledChanges() == [])
        disk.versions["page"] = 3
        #expect(detector.settledChanges() == [])
        #expect(detector.settledChanges() == ["page"])
        detector.markUsed()
        #expect(detector.settledChanges() == [])
    }

    @Test func `a file that appears or goes away has changed`() {
        var detector = detector
        disk.versions = ["page": 1]
        detector.watch(["page", "photo"])
        disk.versions = ["photo": 1]
        _ = detector.settledChanges()
        #expect(detector.settledChanges() == ["page", "photo"])
    }

    @Test func `a change while drawing is not lost`() {
        var detector = detector
        disk.versions = ["page": 1]
        detector.watch(["page"])
        detector.markUsed()
        disk.versions["page"] = 2
        detector.watch(["page", "photo"])
        _ = detector.settledChanges()
        #expect(detector.settledChanges() == ["page"])
    }

    @Test func `the loop draws at first and after each change, and watches what was read`() throws {
        var pauses: [() -> Void] = [
            {}, { disk.versions["photo"] = 2 }, {}, { disk.versions["other"] = 9 }, {},
            { disk.versions["page"] = 2 }, {},
        ]
        var draws: [[String]] = []
        disk.versions = ["page": 1, "photo": 1, "other": 1]
        var loop = WatchLoop(
            pause: {
                guard !pauses.isEmpty else { return false }
                pauses.removeFirst()()
                return true
            },
            detector: detector
        )
        try loop.run(["page"]) { changes throws(CommandFailure) in
            draws.append(changes)
            return ["photo"]
        }
        #expect(draws == [[], ["photo"], ["page"]])
    }

    @Test func `a stamp changes with the file and is none without one`() throws {
        let folder = try TemporaryFolder()
        #expect(FileStamp(ofFile: folder.file("page")) == nil)
        try folder.write("a", to: "page")
        let first = try #require(FileStamp(ofFile: folder.file("page")))
        #expect(FileStamp(ofFile: folder.file("page")) == first)
        try folder.write("ab", to: "page")
        #expect(FileStamp(ofFile: folder.file("page")) != first)
    }
}
