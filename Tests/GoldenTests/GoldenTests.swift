import Foundation
import Graphics
import ImageCoding
import Testing

/// Our own pictures against those that were looked at and accepted.
struct GoldenTests {
    @Test(arguments: Golden.all)
    func `a page looks as it did when it was accepted`(golden: Golden) throws {
        let drawing = try DrawnGolden(golden)
        guard !RecordingMode.records(golden.name) else {
            try drawing.write(golden.name, to: GoldenFolder.goldens)
            Issue.record("recorded \(golden.name); look at it, and run again without LISTSHOT_RECORD")
            return
        }
        let problems = try Self.problems(of: golden, drawing)
        guard !problems.isEmpty else { return }
        try drawing.write(golden.name, to: GoldenFolder.actual)
        let place = GoldenFolder.picture(golden.name, in: GoldenFolder.actual).path
        Issue.record("\(problems.joined(separator: "\n"))\nwhat was drawn is in \(place)")
    }

    private static func problems(of golden: Golden, _ drawing: DrawnGolden) throws -> [String] {
        let picture = GoldenFolder.picture(golden.name, in: GoldenFolder.goldens)
        let tree = GoldenFolder.tree(golden.name, in: GoldenFolder.goldens)
        guard FileManager.default.fileExists(atPath: picture.path) else {
            return ["there is no golden; write it with make record NAME=\(golden.name)"]
        }
        let expected = try PNG.decode(path: picture.path)
        let expectedTree = try String(contentsOf: tree, encoding: .utf8)
        return [
            PixelDifference(expected, drawing.bitmap).map(\.description),
            TreeDifference(expectedTree, drawing.tree).map(\.description),
        ].compactMap(\.self)
    }

    @Test func `every file in Goldens belongs to a test`() throws {
        let expected = Golden.all.flatMap { [$0.name + ".png", $0.name + ".tree.txt"] }
        let found = try FileManager.default.contentsOfDirectory(atPath: GoldenFolder.goldens.path)
        #expect(Set(found).subtracting(expected).sorted() == [])
    }

    @Test func `every golden has a name of its own`() {
        let names = Golden.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func `every page is drawn`() throws {
        let pages = try FileManager.default.contentsOfDirectory(atPath: GoldenFolder.pages.path)
        let names = pages.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
        #expect(Set(names) == Set(Golden.all.map(\.page)))
    }

    @Test func `only goldens that exist can be recorded`() {
        let unknown = Set(RecordingMode.names).subtracting(Golden.all.map(\.name) + ["all"])
        #expect(unknown.sorted() == [], "no golden has this name")
    }

    @Test func `every golden is small`() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: GoldenFolder.goldens.path) {
            let size = try Data(contentsOf: GoldenFolder.goldens.appending(path: name)).count
            #expect(size < GoldenFolder.sizeLimit, "\(name) has \(size) bytes")
        }
    }

    @Test(arguments: Golden.all)
    func `a golden tells what drew it`(golden: Golden) throws {
        let picture = GoldenFolder.picture(golden.name, in: GoldenFolder.goldens)
        let tree = try String(
            contentsOf: GoldenFolder.tree(golden.name, in: GoldenFolder.goldens),
            encoding: .utf8
        )
        let metadata = try PNG.metadata(path: picture.path)
        #expect(metadata.text("Tree") == tree)
        #expect(metadata.text("Environment")?.contains("libpng ") == true)
    }
}
