import Testing

struct SourceFileTests {
    @Test(arguments: [
        ("import Graphics", ["Graphics"]),
        ("public import Foundation", ["Foundation"]),
        ("@testable import Lists", ["Lists"]),
        ("@_exported public import Views", ["Views"]),
        ("import struct Foundation.CGRect", ["Foundation"]),
        ("// import Graphics", []),
        ("let text = \"import nothing\"", []),
    ])
    func `an import line names its module`(line: String, modules: [String]) {
        #expect(SourceFile(path: "File.swift", text: line).imports == Set(modules))
    }

    @Test func `a text is found by line but not in comments`() {
        let file = SourceFile(path: "File.swift", text: "// Date()\nlet now = Date() // now\n")

        #expect(file.places(of: "Date()") == ["File.swift:2"])
    }
}
