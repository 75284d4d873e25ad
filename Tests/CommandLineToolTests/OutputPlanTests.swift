import Diagnostics
import Graphics
import Testing

@testable import CommandLineTool

@Suite struct OutputPlanTests {
    private static let plain = [Variant()]
    private static let two = [Variant(), Variant(appearance: .dark)]

    @Test(
        arguments: [
            (["in/feed.json"], plain, nil, nil, ["feed.png"]),
            (["feed.json"], [Variant(appearance: .dark)], nil, nil, ["feed@dark.png"]),
            (["feed.json"], two, nil, "svg", ["feed.svg", "feed@dark.svg"]),
            (
                ["a.json", "x/b.json"], two, "shots/", nil,
                ["shots/a.png", "shots/a@dark.png", "shots/b.png", "shots/b@dark.png"]
            ),
            (["a.json"], plain, "folder", "pdf", ["folder/a.pdf"]),
            (["a.json"], plain, "out.SVG", nil, ["out.SVG"]),
            (["a.json"], [Variant(appearance: .dark)], "out.png", nil, ["out.png"]),
            (["a.json"], two, "x.y/out.pdf", nil, ["x.y/out.pdf", "x.y/out@dark.pdf"]),
            (["a.json"], plain, "-", "svg", ["-"]),
            (["-"], plain, nil, nil, ["-"]),
            (["-"], two, "shots/", nil, ["shots/stdin.png", "shots/stdin@dark.png"]),
            (["-"], plain, "out.png", nil, ["out.png"]),
            (["page.txt"], plain, nil, nil, ["page.txt.png"]),
            (["a.v2.json"], plain, nil, nil, ["a.v2.png"]),
        ] as [([String], [Variant], String?, String?, [String])]
    )
    func `every picture has a place of its own`(
        pages: [String],
        variants: [Variant],
        output: String?,
        format: String?,
        expected: [String]
    ) throws {
        let plan = try self.plan(pages, variants, output, format)
        let places = plan.pictures.map { picture in
            switch picture.destination {
            case .file(let path): path
            case .standardOutput: "-"
            }
        }
        #expect(places == expected)
    }

    @Test(arguments: [
        ("out.svg", nil, PictureFormat.svg), ("a.b/out.PDF", nil, .pdf), ("-", "pdf", .pdf), ("-", nil, .png),
        ("folder", nil, .png), ("folder", "svg", .svg), ("out.png", "png", .png),
    ])
    func `the suffix chooses the format, elsewhere the option`(
        output: String,
        format: String?,
        expected: PictureFormat
    ) throws {
        #expect(try plan(["a.json"], Self.plain, output, format).pictures.map(\.format) == [expected])
    }

    @Test(
        arguments: [
            (["a.json", "b.json"], plain, "out.png", nil, "2 pages cannot go to one file \"out.png\""),
            (["a.json"], two, "-", nil, "2 pictures cannot go to standard output"),
            (["a.json", "b.json"], plain, "-", nil, "2 pictures cannot go to standard output"),
            (
                ["a.json"], plain, "out.gif", nil,
                "use .png, .svg or .pdf, or end a new folder's name in \"/\""
            ),
            (["a.json"], plain, "out", nil, "\"out\" is no folder"),
            (["a.json"], plain, ".png", nil, "\".png\" is no folder"),
            (["a.json"], plain, "out.png", "svg", "--format svg contradicts \"out.png\""),
            (
                ["x/a.json", "y/a.json"], plain, nil, nil,
                "\"x/a.json\" and \"y/a.json\" would both be written to \"a.png\""
            ),
            (["a@dark.json", "a.json"], two, "shots/", nil, "\"a@dark.json\" and \"a.json\""),
        ] as [([String], [Variant], String?, String?, String)]
    )
    func `what cannot be told apart ends with 64`(
        pages: [String],
        variants: [Variant],
        output: String?,
        format: String?,
        sentence: String
    ) throws {
        let failure = try #require(throws: CommandFailure.self) {
            try plan(pages, variants, output, format)
        }
        #expect(failure.exitCode.rawValue == 64)
        #expect(failure.diagnostics[0].description.contains(sentence), "\(failure.diagnostics[0])")
    }

    private func plan(
        _ pages: [String],
        _ variants: [Variant],
        _ output: String?,
        _ format: String?
    ) throws -> OutputPlan {
        try OutputPlan(
            pages: pages.map(PageSource.init),
            variants: variants,
            output: output,
            format: format.flatMap { PictureFormat(rawValue: $0) },
            isFolder: { $0 == "folder" }
        )
    }
}
