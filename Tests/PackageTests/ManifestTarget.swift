import Foundation

/// One target of the package with the names of the targets that it declares to use.
struct ManifestTarget: Decodable {
    enum Kind: String, Decodable {
        case regular, executable, system, test
    }

    let name: String
    let type: Kind
    let dependencies: Set<String>
    private let path: String?

    private enum CodingKeys: String, CodingKey {
        case name, type, dependencies, path
    }

    private struct Dependency: Decodable {
        let byName: [String?]?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        type = try container.decode(Kind.self, forKey: .type)
        path = try container.decodeIfPresent(String.self, forKey: .path)
        let declared = try container.decode([Dependency].self, forKey: .dependencies)
        dependencies = Set(declared.compactMap { $0.byName?.first ?? nil })
    }

    /// The Swift files of the target, in a stable order.
    func sources() throws -> [SourceFile] {
        let usual = (type == .test ? "Tests/" : "Sources/") + name
        let folder = Manifest.root.appending(path: path ?? usual)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return try paths.filter { $0.hasSuffix(".swift") }.map { path in
            try SourceFile(path: name + "/" + path, contentsOf: folder.appending(path: path))
        }
    }
}
