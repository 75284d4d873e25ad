import Foundation
import Graphics
import Testing
import Text

/// Shapes plain text with the default fonts.
private func shape(
    _ text: String,
    _ font: Font = .systemFont(ofSize: 17),
    width: Double = .infinity,
    lines: Int = 0,
    mode: LineBreakMode = .byTruncatingTail,
    traits: Traits = Traits()
) throws -> ShapedText {
    let environment = TextEnvironment(fonts: try FontSet.debian(), traits: traits)
    let attributes = AttributedText.Attributes(font: font, color: .label)
    let style = ParagraphStyle(lineBreakMode: mode, numberOfLines: lines)
    return environment.shape(AttributedText(text, attributes), style: style, width: width)
}

private func faceNames(_ text: ShapedText) -> [String] {
    text.lines.flatMap { $0.runs.map(\.glyphs.face.name) }
}

@Suite struct ShapingTests {
    @Test(arguments: [("a", 1588.0), ("n", 1648), ("o", 1680), ("x", 1520), ("0", 1760), ("1", 1308)])
    func `an advance is the font's own, unrounded`(letter: String, units: Double) throws {
        // uikit-facts 7.4: Inter's advances in units of 1/2816 em.
        let shaped = try shape(letter, .systemFont(ofSize: 28.16))
        #expect(abs(shaped.width - units / 100) < 1e-9)
    }

    @Test func `a line of the system font is 1.193359 em high`() throws {
        #expect(abs(try shape("Hxg").height - 17 * 2444 / 2048) < 1e-9)
    }

    @Test(arguments: ["中文", "🙂", "日本語とEnglish", "한국어", "ok 👍🏽"])
    func `Han, kana, hangul and emoji do not make a line taller`(text: String) throws {
        #expect(try shape(text).height == shape("Hxg").height)
    }

    @Test(arguments: ["ไทย", "العربية", "हिन्दी"])
    func `taller scripts take the taller of the two fonts`(text: String) throws {
        #expect(try shape(text).height > shape("Hxg").height)
    }

    @Test func `digits, spaces and punctuation never come from the emoji font`() throws {
        let shaped = try shape("0123456789 .,:#*·©®™")
        #expect(!faceNames(shaped).contains("Noto Color Emoji regular"))
    }

    @Test(arguments: ["🙂", "👍🏽", "👩‍👩‍👧‍👦", "🇯🇵", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
    func `an emoji sequence is one glyph of the emoji font`(text: String) throws {
        let shaped = try shape(text)
        #expect(faceNames(shaped) == ["Noto Color Emoji regular"])
        #expect(shaped.lines[0].runs[0].glyphs.glyphs.count == 1)
    }

    @Test(arguments: [
        ("en", "SC"), ("zh-Hans", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-HK", "HK"), ("ja", "JP"),
        ("ko-KR", "KR"),
    ])
    func `the locale picks the forms of Han characters`(locale: String, region: String) throws {
        #expect(
            faceNames(try shape("骨", traits: Traits(locale: locale))) == ["Noto Sans CJK \(region) regular"]
        )
    }

    @Test func `a character that no font has is reported once`() throws {
        // U+10FFFD is private use: no font of the set draws it.
        let shaped = try shape("a\u{10FFFD}b\u{10FFFD}")
        #expect(shaped.missingCharacters == ["\u{10FFFD}"])
        #expect(shaped.lines[0].runs.flatMap(\.glyphs.glyphs).count == 4)
    }

    @Test func `text that fits its width exactly stays on one line`() throws {
        let width = try shape("Hello world").width
        #expect(try shape("Hello world", width: width).lines.count == 1)
        #expect(try shape("Hello world", width: width - 0.01).lines.count == 2)
    }

    @Test func `trailing spaces take no part in a line's width`() throws {
        #expect(try shape("Hello   ").width == shape("Hello").width)
    }

    @Test func `a word longer than the line breaks between characters`() throws {
        let shaped = try shape("nnnnnnnnnn", .systemFont(ofSize: 28.16), width: 16.48 * 4)
        #expect(shaped.lines.map { $0.runs[0].glyphs.glyphs.count } == [4, 4, 2])
    }

    @Test func `Chinese punctuation never starts a line`() throws {
        // Each character is one em wide: four fit, and the comma would be the fifth.
        let shaped = try shape("一二三四，五六七八", .systemFont(ofSize: 10), width: 40)
        #expect(shaped.lines.map { $0.runs.flatMap(\.glyphs.glyphs).count } == [3, 4, 2])
    }

    @Test func `one line more is cut at the limit and ends in an ellipsis of the label's font`() throws {
        let shaped = try shape("one two three four five", width: 60, lines: 2)
        #expect(shaped.lines.count == 2)
        #expect(shaped.isTruncated)
        #expect(shaped.width <= 60)
        #expect(shaped.lines[1].runs.last?.glyphs.face.name == "Inter regular")
    }

    @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func `a truncating mode shows an ellipsis exactly when text was cut`(mode: LineBreakMode) throws {
        let ellipsis = try shape("…").lines[0].runs[0].glyphs.glyphs[0].id
        for width in stride(from: 20.0, through: 200, by: 7) {
            let shaped = try shape("Paparazzi and others", width: width, lines: 1, mode: mode)
            let ids = shaped.lines[0].runs.flatMap { $0.glyphs.glyphs.map(\.id) }
            #expect(ids.contains(ellipsis) == shaped.isTruncated)
            #expect(shaped.width <= width)
        }
    }

    @Test func `a cut paragraph with another below it ends in an ellipsis`() throws {
        let shaped = try shape("first\nsecond\nthird", lines: 2)
        #expect(shaped.lines.count == 2)
        #expect(shaped.isTruncated)
        #expect(shaped.lines[1].width > (try shape("second")).width)
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b"])
    func `every kind of line end starts a line`(text: String) throws {
        #expect(try shape(text).lines.count == 2)
    }

    @Test func `lines of a text style are Apple's leading apart`() throws {
        let shaped = try shape("a\nb", .preferredFont(forTextStyle: .body))
        #expect(abs(shaped.lines[1].baseline - shaped.lines[0].baseline - 22) < 1e-9)
    }

    @Test func `the height never grows with the width`() throws {
        let text = "Listshot turns list data into pixels 把列表数据变成像素 🙂 without a phone, exact and fast."
        var last = Double.infinity
        for width in stride(from: 10.0, through: 700, by: 3) {
            let height = try shape(text, width: width).height
            #expect(height <= last)
            last = height
        }
    }

    @Test func `a number inside Hebrew reads left to right between words in reverse order`() throws {
        let shaped = try shape("אבג 123 דהו")
        #expect(shaped.lines[0].isRightToLeft)
        let digit = try shape("1").lines[0].runs[0].glyphs.glyphs[0].id
        let runs = shaped.lines[0].runs
        let place = runs.firstIndex { $0.glyphs.glyphs.first?.id == digit }
        #expect(place != nil && place != 0 && place != runs.count - 1)
    }

    @Test func `an italic of the system font is its own face`() throws {
        #expect(faceNames(try shape("a", .italicSystemFont(ofSize: 17))) == ["Inter regular italic"])
    }

    @Test func `all digits of a monospaced digit font are equally wide`() throws {
        let font = Font.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let widths = try Set((0...9).map { try shape("\($0)", font).width })
        #expect(widths.count == 1)
    }

    @Test func `a result is shared by every width that leads to the same lines`() throws {
        let environment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits())
        let text = AttributedText("one two three four", .init(font: .systemFont(ofSize: 17), color: .label))
        let wide = environment.shape(text, style: ParagraphStyle(), width: 100)
        #expect(environment.shape(text, style: ParagraphStyle(), width: wide.width) == wide)
        let fresh = TextEnvironment(fonts: environment.fonts, traits: Traits())
        #expect(fresh.shape(text, style: ParagraphStyle(), width: wide.width) == wide)
    }
}
