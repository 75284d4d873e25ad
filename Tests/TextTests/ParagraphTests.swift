import Foundation
import Graphics
import Testing
import Text

private let font = Font.systemFont(ofSize: 17)

private func environment(_ traits: Traits = Traits()) throws -> TextEnvironment {
    TextEnvironment(fonts: try FontSet.debian(), traits: traits)
}

private func shape(
    _ segments: [AttributedText.Segment],
    width: Double = .infinity,
    style: ParagraphStyle = ParagraphStyle(),
    traits: Traits = Traits()
) throws -> ShapedText {
    try environment(traits).shape(AttributedText(segments), style: style, width: width)
}

private func plain(
    _ text: String,
    width: Double = .infinity,
    lines: Int = 0,
    mode: LineBreakMode = .byTruncatingTail,
    traits: Traits = Traits()
) throws -> ShapedText {
    let style = ParagraphStyle(lineBreakMode: mode, numberOfLines: lines)
    let segment = AttributedText.Segment(text, .init(font: font, color: .label))
    return try shape([segment], width: width, style: style, traits: traits)
}

private func glyphs(_ text: ShapedText) -> [[UInt32]] {
    text.lines.map { line in line.runs.flatMap { $0.glyphs.glyphs.map(\.id) } }
}

@Suite struct ParagraphTests {
    @Test func `kerning adds its points after every character`() throws {
        var attributes = AttributedText.Attributes(font: font, color: .label)
        let tight = try shape([.init("nnn", attributes)])
        attributes.kern = 2
        let wide = try shape([.init("nnn", attributes)])
        #expect(abs(wide.width - tight.width - 6) < 1e-9)
        let xs = wide.lines[0].runs[0].glyphs.glyphs.map(\.x)
        // Inter's n is 1648 of 2816 units wide.
        #expect(abs(Double(xs[2]) - 2 * (17 * 1648.0 / 2816 + 2)) < 1e-4)
    }

    @Test func `a line is as high as its largest piece, and all share its baseline`() throws {
        let pieces = [(10.0, "small "), (30, "LARGE "), (17, "normal")].map { size, text in
            AttributedText.Segment(text, .init(font: .systemFont(ofSize: size), color: .label))
        }
        let shaped = try shape(pieces)
        #expect(shaped.lines.count == 1)
        #expect(abs(shaped.height - 30 * 2444.0 / 2048) < 1e-9)
        #expect(abs(shaped.lines[0].baseline - 30 * 1950.0 / 2048) < 1e-9)
        #expect(shaped.lines[0].runs.map(\.segment) == [0, 1, 2])
    }

    @Test func `only lines that hold a large piece are high`() throws {
        let pieces = [(30.0, "A\n"), (10, "b")].map { size, text in
            AttributedText.Segment(text, .init(font: .systemFont(ofSize: size), color: .label))
        }
        let heights = try shape(pieces).lines.map(\.height)
        #expect(abs(heights[0] - 30 * 2444.0 / 2048) < 1e-9)
        #expect(abs(heights[1] - 10 * 2444.0 / 2048) < 1e-9)
    }

    @Test func `a baseline offset moves glyphs up`() throws {
        var attributes = AttributedText.Attributes(font: font, color: .label)
        attributes.baselineOffset = 5
        #expect(try shape([.init("a", attributes)]).lines[0].runs[0].glyphs.glyphs[0].y == -5)
    }

    @Test func `an empty line is as high as its font`() throws {
        let shaped = try plain("a\n\nb")
        #expect(shaped.lines.count == 3)
        #expect(shaped.lines[1].width == 0)
        #expect(shaped.lines[1].height == shaped.lines[0].height)
    }

    @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 4), (9, 4), (0, 4)])
    func `a limit of lines counts over all paragraphs`(limit: Int, count: Int) throws {
        let shaped = try plain("a\nb\nc\nd", lines: limit)
        #expect(shaped.lines.count == count)
        #expect(shaped.isTruncated == (limit != 0 && limit < 4))
    }

    @Test func `clipping shows whole characters and no ellipsis`() throws {
        let n = 17 * 1648.0 / 2816
        let shaped = try plain("nnnn nnnn", width: n * 2.5, lines: 1, mode: .byClipping)
        #expect(try glyphs(shaped)[0] == glyphs(plain("nn"))[0])
        #expect(shaped.isTruncated)
    }

    @Test func `wrapping by words shows whole words of the last line`() throws {
        let n = 17 * 1648.0 / 2816
        let shaped = try plain("nn nnnn", width: n * 4, lines: 1, mode: .byWordWrapping)
        #expect(try glyphs(shaped)[0] == glyphs(plain("nn"))[0])
    }

    @Test func `wrapping by characters fills each line`() throws {
        let n = 17 * 1648.0 / 2816
        let shaped = try plain("nn nnnnnn", width: n * 4 + 0.1, mode: .byCharWrapping)
        // A space is 792 units, less than a half n: "nn n", then four, then the last one.
        #expect(glyphs(shaped).map(\.count) == [4, 4, 1])
    }

    @Test func `a truncated Hebrew line has its ellipsis at the left`() throws {
        let traits = Traits(locale: "he")
        let shaped = try plain("שלום עולם גדול ורחב מאוד", width: 90, lines: 1, traits: traits)
        let ellipsis = glyphs(try plain("…"))[0]
        #expect(shaped.isTruncated && shaped.width <= 90)
        #expect(shaped.lines[0].runs.first?.glyphs.glyphs.map(\.id) == ellipsis)
        #expect(shaped.lines[0].isRightToLeft)
    }

    @Test(arguments: ["a\u{200D}b", "a\u{200B}b", "a\u{2060}b", "a\u{FEFF}b"])
    func `an invisible character takes no room and is not missing`(text: String) throws {
        let shaped = try plain(text)
        #expect(shaped.missingCharacters == [])
        #expect(try abs(shaped.width - plain("ab").width) < 1e-9)
    }

    @Test func `a tab is white, so a line may break at it and ends before it`() throws {
        let shaped = try plain("nn\tnn", width: 17 * 1648.0 / 2816 * 3)
        #expect(shaped.lines.count == 2)
        #expect(try shaped.lines[0].width == plain("nn").width)
    }

    @Test func `a result depends on its own width only, whatever was asked before`() throws {
        let text = AttributedText(
            "The quick brown fox jumps over the lazy dog and 快速的棕色狐狸 🦊",
            .init(font: font, color: .label)
        )
        for mode in LineBreakMode.allCases {
            for lines in [0, 1, 2] {
                let style = ParagraphStyle(lineBreakMode: mode, numberOfLines: lines)
                let shared = try environment()
                for width in stride(from: 220.0, through: 60, by: -3.5) {
                    let fresh = TextEnvironment(fonts: shared.fonts, traits: Traits())
                    let expected = fresh.shape(text, style: style, width: width)
                    #expect(shared.shape(text, style: style, width: width) == expected)
                }
            }
        }
    }

    @Test func `texts that differ only in their bytes do not share a result`() throws {
        let shared = try environment()
        let texts = ["e\u{301}", "\u{E9}"].map { AttributedText($0, .init(font: font, color: .label)) }
        for text in texts {
            let fresh = TextEnvironment(fonts: shared.fonts, traits: Traits())
            let expected = fresh.shape(text, style: ParagraphStyle(), width: 100)
            #expect(shared.shape(text, style: ParagraphStyle(), width: 100) == expected)
        }
    }

    @Test func `more text than the cache holds is still set right`() throws {
        let shared = try environment()
        let attributes = AttributedText.Attributes(font: font, color: .label)
        // 40 texts of 100,000 glyphs are more than two generations of all shards.
        let first = AttributedText("first", attributes)
        let expected = shared.shape(first, style: ParagraphStyle(), width: 100)
        for index in 0..<40 {
            let text = AttributedText(String(repeating: "\(index % 10)", count: 100_000), attributes)
            _ = shared.shape(text, style: ParagraphStyle(numberOfLines: 1), width: 100)
        }
        #expect(shared.shape(first, style: ParagraphStyle(), width: 100) == expected)
    }

    @Test func `a width that is no number is treated as none`() throws {
        #expect(try plain("ab", width: .nan).lines.count == 2)
        #expect(try plain("ab", width: -5).lines.count == 2)
    }
}
