import Diagnostics
import Foundation
import Graphics
import ImageCoding
import Listshot
import Testing

/// A golden as it is drawn now.
struct DrawnGolden {
    let bitmap: Bitmap
    let tree: String
    let traits: Traits

    /// Fonts are opened once for all goldens.
    private static let renderer = Result { PageRenderer(fonts: try FontSet.debian()) }

    init(_ golden: Golden) throws {
        let renderer = try Self.renderer.get()
        let page = try PageLoader().load(path: GoldenFolder.page(golden.page))
        try #require(!page.hasErrors, "\(page.diagnostics.map(\.description).joined(separator: "\n"))")
        var traits = page.traits
        traits.scale = 1
        golden.adjust(&traits)
        let layout = try renderer.layOut(page, traits: traits)
        bitmap = try renderer.drawing.bitmap(of: layout.picture(viewport: golden.viewport))
        tree = layout.tree(viewport: golden.viewport)
        self.traits = traits
    }

    /// Writes picture and tree as a golden's, with texts that `listshot inspect` prints.
    func write(_ name: String, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let texts = [
            PNGText(keyword: "Environment", text: environment),
            PNGText(keyword: "Tree", text: tree),
        ]
        let bytes = try PNG.encode(bitmap, text: texts, effort: .small)
        try AtomicFile.write(bytes, to: GoldenFolder.picture(name, in: folder).path)
        try AtomicFile.write(Array(tree.utf8), to: GoldenFolder.tree(name, in: folder).path)
    }

    private var environment: String {
        let libraries = LibraryVersions.all.map { "\($0.name) \($0.version)" }
        let size =
            "\(Self.plain(traits.width)) x \(Self.plain(traits.height)) pt at \(Self.plain(traits.scale))x"
        let look = [
            traits.appearance.rawValue, traits.textSize.rawValue, traits.locale, traits.direction.rawValue,
        ]
        return (libraries + [size] + look).joined(separator: "\n")
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }
}
