internal import Foundation

/// Where a page's pictures and data files may be: its own folder and the image folders, and nothing outside of them.
public struct AssetFolders: Sendable, Hashable {
    /// What became of a name.
    public enum Asset: Sendable, Hashable {
        case found(path: String)
        case missing
        /// The name leads out of the folders, which is not allowed.
        case outside
    }

    /// Looked through in this order.
    public var folders: [String]
    /// True when names may lead anywhere.
    public var allowsOutside: Bool

    public init(folders: [String], allowsOutside: Bool = false) {
        self.folders = folders
        self.allowsOutside = allowsOutside
    }

    /// The file of a name; of a URL its last part is looked for, since nothing is ever fetched.
    public func find(_ name: String) -> Asset {
        let isURL = name.contains("://")
        let name = isURL ? Self.lastPart(of: name) : name
        guard !name.isEmpty, !name.utf8.contains(0) else { return .missing }
        if name.hasPrefix("/") { return absolute(name) }
        var leadsOutside = false
        for folder in folders {
            switch find(name, in: folder) {
            case .found(let path): return .found(path: path)
            case .outside: leadsOutside = true
            case .missing: continue
            }
        }
        return leadsOutside ? .outside : .missing
    }

    /// True when a folder lies in these, or may lie anywhere.
    func holds(_ folder: String) -> Bool {
        allowsOutside || folders.contains { contains(folder, in: $0) }
    }

    private func find(_ name: String, in folder: String) -> Asset {
        let path = folder.isEmpty || folder == "." ? name : folder + "/" + name
        let exists = Self.isFile(path)
        // Finding the real place is slow, and only these can lead outside.
        let mayLeadOutside = exists || name.contains("..")
        guard allowsOutside || !mayLeadOutside || contains(path, in: folder) else { return .outside }
        return exists ? .found(path: path) : .missing
    }

    private func absolute(_ path: String) -> Asset {
        guard allowsOutside || folders.contains(where: { contains(path, in: $0) }) else { return .outside }
        return Self.isFile(path) ? .found(path: path) : .missing
    }

    /// Compares the real places, so that neither `..` nor a link leads out.
    private func contains(_ path: String, in folder: String) -> Bool {
        let inner = Self.realPath(path)
        let outer = Self.realPath(folder.isEmpty ? "." : folder)
        return inner == outer || inner.hasPrefix(outer.hasSuffix("/") ? outer : outer + "/")
    }

    private static func realPath(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }

    private static func isFile(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && !isDirectory.boolValue
    }

    /// `photo 1.jpg` of `https://example.org/a/photo%201.jpg?w=100`.
    static func lastPart(of url: String) -> String {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let part = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        let decoded = part.removingPercentEncoding ?? part
        return decoded.contains("/") ? "" : decoded
    }
}
