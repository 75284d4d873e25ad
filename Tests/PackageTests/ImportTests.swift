import Foundation
import Testing

/// SwiftPM lets a target import what only its dependencies declare; these tests do not.
struct ImportTests {
    /// What comes with the toolchain and may be used anywhere.
    private static let toolchain: Set<String> = ["Dispatch", "Foundation", "Glibc", "Synchronization"]

    /// The stages that may call C, by ARCHITECTURE.md; all others see Swift values only.
    private static let stagesWithC: Set<String> = ["Text", "ImageCoding", "Drawing"]

    @Test func `every import is a declared dependency`() throws {
        let manifest = try Manifest.load()
        for target in manifest.targets where target.type != .system {
            var allowed = target.dependencies.union(Self.toolchain)
            if target.type == .test { allowed.formUnion(["Testing", "XCTest"]) }
            for file in try target.sources() {
                let undeclared = file.imports.subtracting(allowed).sorted()
                #expect(undeclared == [], "\(file.path) imports what Package.swift does not declare")
            }
        }
    }

    @Test func `only the stages named in the architecture use C`() throws {
        let manifest = try Manifest.load()
        let system = Set(manifest.targets(ofKind: .system).map(\.name))
        let users = manifest.targets.filter { $0.type != .test && !$0.dependencies.isDisjoint(with: system) }

        #expect(Set(users.map(\.name)) == Self.stagesWithC)
    }

    @Test func `the table of arrows in ARCHITECTURE.md is the manifest's`() throws {
        let manifest = try Manifest.load()
        let stages = manifest.targets(ofKind: .regular) + manifest.targets(ofKind: .executable)
        let declared = stages.map { "\($0.name) <- \($0.dependencies.sorted().joined(separator: " "))" }

        #expect(try Self.arrowsOfArchitecture().sorted() == declared.sorted())
    }

    /// Rows of the form ``| `Target` | what | `A` `B` |``.
    private static func arrowsOfArchitecture() throws -> [String] {
        let url = Manifest.root.appending(path: "ARCHITECTURE.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3 else { return nil }
            let names = cells[2].split(whereSeparator: { " `".contains($0) }).sorted()
            return "\(cells[0].replacing("`", with: "")) <- \(names.joined(separator: " "))"
        }
    }
}
