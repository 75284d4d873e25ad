import Graphics
import ImageCoding
import Testing

@testable import CommandLineTool

@Suite struct InspectCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `the texts of a picture are printed under their keywords`() throws {
        try writePicture([
            PNGText(keyword: "environment", text: "cairo 1.16.0\nscale 2"),
            PNGText(keyword: "tree", text: "Label \"今天\"\n\n  Label"),
        ])
        let recording = try Recording()
        #expect(recording.run("inspect", folder.file("x.png")) == .success)
        #expect(
            try recording.output == """
                environment
                  cairo 1.16.0
                  scale 2

                tree
                  Label "今天"

                    Label

                """
        )
    }

    @Test func `a picture without texts ends with 65`() throws {
        try writePicture([])
        let recording = try Recording()
        #expect(recording.run("inspect", folder.file("x.png")).rawValue == 65)
        #expect(try recording.errors.contains("x.png: error: the picture says nothing of itself"))
    }

    @Test func `what is no picture ends with 65 and what is not there with 66`() throws {
        try folder.write("hello", to: "x.png")
        let recording = try Recording()
        #expect(recording.run("inspect", folder.file("x.png")).rawValue == 65)
        #expect(recording.run("inspect", folder.file("y.png")).rawValue == 66)
        #expect(try recording.errors.contains("y.png"))
        #expect(try recording.output == "")
    }

    /// One transparent pixel.
    private func writePicture(_ texts: [PNGText]) throws {
        let file = try AtomicFile(path: folder.file("x.png"))
        try PNG.write(Bitmap(width: 1, height: 1), text: texts, to: file)
        try file.commit()
    }
}
