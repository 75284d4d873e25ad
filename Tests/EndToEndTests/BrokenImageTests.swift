import Foundation
import Testing

/// Pictures of pages that are missing, broken or out of bounds.
struct BrokenImageTests {
    private static func photo(_ name: String) throws -> [UInt8] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return [UInt8](try Data(contentsOf: root.appending(path: "Examples/photos/" + name)))
    }

    /// A page with one picture: 40 pt square at column 17 of the first line.
    private static func page(_ image: String) -> BrokenInput.Item {
        .text(
            "{\"cells\": {\"A\": {\"image\": \"\(image)\", \"width\": 40, \"height\": 40}},\n"
                + "\"data\": [{\"bind\": \"A\", \"height\": 40}]}"
        )
    }

    /// The picture is drawn with a placeholder, and `--strict` makes it exit code 1.
    private static func marked(
        _ name: String,
        _ item: BrokenInput.Item?,
        as image: String,
        _ warning: String
    ) -> BrokenInput {
        var items = ["page.json": page(image)]
        items[image] = item
        return BrokenInput(
            name: name,
            items: items,
            arguments: ["render", "page.json", "--strict"],
            exitCode: 1,
            errors: [warning],
            results: ["page.png"]
        )
    }

    private static func outside(_ name: String, _ image: String, _ items: [String: BrokenInput.Item] = [:])
        -> BrokenInput
    {
        BrokenInput(
            name: name,
            items: items.merging(["page.json": page(image)]) { first, _ in first },
            arguments: ["render", "page.json"],
            exitCode: 65,
            errors: [
                "page.json:1:17: error: the image \"\(image)\" lies outside of the page's folder (section 0, item 0); "
                    + "move it beside the page, or name its folder with --images"
            ]
        )
    }

    private static let drawn = "; a marked placeholder is drawn in its place"

    @Test(arguments: [
        marked(
            "a picture that is missing",
            nil,
            as: "a.png",
            "page.json:1:17: warning: no image \"a.png\" beside the page or in its image folders "
                + "(section 0, item 0); a placeholder is drawn"
        ),
        marked(
            "a folder called .png",
            .folder,
            as: "a.png",
            "page.json:1:17: warning: no image \"a.png\" beside the page or in its image folders "
                + "(section 0, item 0); a placeholder is drawn"
        ),
        marked(
            "a text called .png",
            .text("hello\n"),
            as: "a.png",
            "page.json: warning: a.png: this is a text file; a PNG or JPEG picture is needed" + drawn
        ),
        marked(
            "an empty picture",
            .bytes([]),
            as: "a.jpg",
            "page.json: warning: a.jpg: the file is empty; a PNG or JPEG picture is needed" + drawn
        ),
        marked(
            "a PNG header of two gibibytes",
            .bytes(BrokenImages.png(width: 32_768, height: 16_384)),
            as: "a.png",
            "page.json: warning: a.png: 32768 x 16384 pixels is too large; "
                + "at most 134217728 pixels and 1000000 on a side are read" + drawn
        ),
        marked(
            "a JPEG header of two gibibytes",
            .bytes(BrokenImages.jpeg(width: 32_768, height: 16_384)),
            as: "a.jpg",
            "page.json: warning: a.jpg: 32768 x 16384 pixels is too large; "
                + "at most 134217728 pixels and 1000000 on a side are read" + drawn
        ),
    ])
    func `a picture that cannot be shown is marked`(input: BrokenInput) throws {
        try input.check()
    }

    @Test(arguments: [("mug.jpg", "JPEG"), ("ada.png", "PNG")])
    func `a picture cut off half-way is marked`(photo: String, format: String) throws {
        let bytes = try Self.photo(photo)
        let half = Array(bytes[..<(bytes.count / 2)])
        let warning = "page.json: warning: \(photo): the \(format) file ends early; copy or export it again"
        try Self.marked("half a \(format)", .bytes(half), as: photo, warning + Self.drawn).check()
    }

    @Test(arguments: [
        outside("a picture above the folder", "../a.png"),
        outside("a picture beside the folder", "photos/../../a.png"),
        outside("a picture by its absolute path", "/etc/hostname"),
        outside("a link out of the folder", "a.png", ["a.png": .link(to: "/etc/hostname")]),
        outside("a linked folder", "photos/hostname", ["photos": .link(to: "/etc")]),
    ])
    func `a picture outside of the folder is refused`(input: BrokenInput) throws {
        try input.check()
    }
}
