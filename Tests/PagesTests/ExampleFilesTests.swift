import Diagnostics
import Foundation
import Testing

@testable import Pages

struct ExampleFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples").path

    /// The pages of the examples' folder, by name.
    static let pages = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    @Test func `there are at least six example pages`() {
        #expect(Self.pages.count >= 6)
    }

    @Test(arguments: pages)
    func `an example page is read without complaint`(name: String) throws {
        let loaded = try PageLoader().load(path: Self.folder + "/" + name)
        #expect(loaded.diagnostics.isEmpty)
        #expect(!loaded.content.isEmpty)
    }

    @Test(arguments: pages)
    func `the schema accepts an example page`(name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/" + name)))
        let root = try #require(JSONReader.read(bytes, name: name).root)
        let isAccepted = try SchemaValidator(schema: PageSchema.value).accepts(root)
        #expect(isAccepted)
    }
}
