internal import Diagnostics
public import Graphics
internal import ImageCoding
public import Pages
internal import Synchronization

/// Loads a page's pictures from its folders, each once, and keeps what was wrong with them.
public final class ImageStore: ImageProvider {
    private let assets: AssetFolders
    private let state = Mutex(State())

    private struct State {
        var images: [String: Image?] = [:]
        var problems: [String: String] = [:]
        var files: Set<String> = []
    }

    public init(_ assets: AssetFolders) {
        self.assets = assets
    }

    public func image(named name: String) -> Image? {
        state.withLock { state in
            if let known = state.images[name] { return known }
            let image = load(name, &state)
            state.images[name] = image
            return image
        }
    }

    /// The files that were read, sorted.
    public var files: [String] {
        state.withLock { $0.files.sorted() }
    }

    /// Sentences about pictures that exist and cannot be shown, sorted by name; missing ones the page reports.
    public var problems: [String] {
        state.withLock { state in state.problems.sorted { $0.key < $1.key }.map(\.value) }
    }

    private func load(_ name: String, _ state: inout State) -> Image? {
        guard case .found(let path) = assets.find(name) else { return nil }
        state.files.insert(path)
        do {
            let bitmap = try ImageFile.decode(path: path)
            return Image(name: Self.lastPart(of: name), bitmap: bitmap, scale: Self.scale(of: name))
        } catch {
            state.problems[name] = "\(error)"
            return nil
        }
    }

    private static func lastPart(of name: String) -> String {
        name.split(separator: "/").last.map(String.init) ?? name
    }

    /// Pixels per point by the name, as on iOS: `star@2x.png`.
    private static func scale(of name: String) -> Double {
        let stem = name.split(separator: ".").dropLast().joined(separator: ".")
        if stem.hasSuffix("@2x") { return 2 }
        if stem.hasSuffix("@3x") { return 3 }
        return 1
    }
}
