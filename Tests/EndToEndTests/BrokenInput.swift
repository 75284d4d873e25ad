import Foundation
import Testing

/// Something that the command cannot do, and what it must say.
struct BrokenInput: CustomTestStringConvertible {
    /// What is in the working folder.
    enum Item {
        case text(String)
        case bytes([UInt8])
        case link(to: String)
        case folder
    }

    let name: String
    var items: [String: Item]
    var arguments: [String]
    /// A line of `sh` around the command.
    var shell = "exec \"$@\""
    let exitCode: Int32
    /// Whole lines of standard error, in any order among others.
    let errors: [String]
    /// What is new in the folder afterwards.
    var results: [String] = []

    var testDescription: String { name }

    /// Words of a crash, a trace or a Swift value printed as it is.
    private static let traces = ["Fatal error", "Stack dump", ".swift:", "NSCocoa", "Optional(", "Error("]

    /// Runs the command in a folder of its own, and records everything that is not as it must be.
    func check(_ sourceLocation: SourceLocation = #_sourceLocation) throws {
        let folder = try TemporaryFolder()
        for (name, item) in items.sorted(by: { $0.key < $1.key }) { try Self.make(item, name, in: folder) }
        let before = try folder.names()
        let run = try CommandRun(arguments, in: folder, shell: shell)
        let described = Comment(rawValue: "exit \(run.exitCode), standard error:\n\(run.errors)")
        #expect(!run.isKilled, described, sourceLocation: sourceLocation)
        #expect(run.exitCode == exitCode, described, sourceLocation: sourceLocation)
        for line in errors {
            #expect(run.errorLines.contains(line), described, sourceLocation: sourceLocation)
        }
        #expect(run.errorLines.allSatisfy(Self.isDiagnostic), described, sourceLocation: sourceLocation)
        let added = try folder.names().filter { !before.contains($0) }
        #expect(added == results, described, sourceLocation: sourceLocation)
    }

    private static func make(_ item: Item, _ name: String, in folder: TemporaryFolder) throws {
        switch item {
        case .text(let text): try folder.write(Array(text.utf8), to: name)
        case .bytes(let bytes): try folder.write(bytes, to: name)
        case .link(let target): try folder.link(name, to: target)
        case .folder: try folder.makeFolder(name)
        }
    }

    private static func isDiagnostic(_ line: String) -> Bool {
        let isTold = ["error: ", "warning: ", "note: "].contains { line.contains($0) }
        return isTold && !traces.contains { line.contains($0) }
    }
}
