import Foundation
import Graphics
import Testing
import Text

private let inter = "/usr/share/fonts/opentype/inter"

/// A set of two weights of Inter under a name of its own.
private func twoWeights() -> FontSet {
    FontSet(declarations: [
        FontDeclaration(family: "Test Sans", path: "\(inter)/Inter-Regular.otf", weight: .regular),
        FontDeclaration(family: "Test Sans", path: "\(inter)/Inter-Bold.otf", weight: .bold),
    ])
}

/// The face that sets a text.
private func face(_ font: Font, in set: FontSet, _ text: String = "a") -> GlyphRun? {
    let environment = TextEnvironment(fonts: set, traits: Traits())
    let shaped = environment.shape(
        AttributedText(text, .init(font: font, color: .label)),
        style: ParagraphStyle(),
        width: .infinity
    )
    return shaped.lines.first?.runs.first?.glyphs
}

@Suite struct FontSetTests {
    @Test(arguments: [
        (Font.Weight.ultraLight, "regular"), (.regular, "regular"), (.medium, "regular"), (.semibold, "bold"),
        (.black, "bold"), (Font.Weight(rawValue: 550), "bold"), (Font.Weight(rawValue: 549), "regular"),
    ])
    func `a weight that is missing is its nearest one`(weight: Font.Weight, name: String) {
        let run = face(.systemFont(ofSize: 17, weight: weight), in: twoWeights())
        #expect(run?.face.name == "Test Sans \(name)")
    }

    @Test func `a replaced weight is told once`() {
        let set = twoWeights()
        for size in [12.0, 15, 17] { _ = face(.systemFont(ofSize: size, weight: .semibold), in: set) }
        _ = face(.systemFont(ofSize: 17, weight: .bold), in: set)
        #expect(set.substitutions == [#"font family "Test Sans" has no weight 600; used 700"#])
    }

    @Test func `an unknown family is told once and set in the system's`() {
        let set = twoWeights()
        for _ in 0..<2 {
            let run = face(Font(family: .named("Comic Sans"), size: 17), in: set)
            #expect(run?.face.name == "Test Sans regular")
        }
        #expect(set.substitutions == [#"font family "Comic Sans" is not in the font set; used Test Sans"#])
    }

    @Test func `an italic that is missing is slanted by 12 degrees`() throws {
        let run = try #require(face(.italicSystemFont(ofSize: 17), in: twoWeights()))
        // The tangent of 12 degrees is 0.21256.
        #expect(abs(run.slant - 0.21256) < 1e-4)
    }

    @Test func `a folder gives its faces by family, weight and slant`() throws {
        let set = try FontSet.folders([inter])
        let regular = set.declarations.filter { $0.path.hasSuffix("/Inter-Regular.otf") }
        #expect(regular.map(\.family) == ["Inter"])
        #expect(regular.map(\.weight) == [.regular])
        let italic = set.declarations.first { $0.path.hasSuffix("/Inter-SemiBoldItalic.otf") }
        #expect(italic?.weight == .semibold)
        #expect(italic?.isItalic == true)
        #expect(set.declarations.map(\.path) == set.declarations.map(\.path).sorted())
    }

    @Test func `a folder without fonts and one that is not there are errors`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "fonts-\(ProcessInfo.processInfo.processIdentifier)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: TextError.noFonts(places: [folder.path])) { try FontSet.folders([folder.path]) }
        #expect(throws: TextError.unreadableFolder("/no/such/folder")) {
            try FontSet.folders(["/no/such/folder"])
        }
    }

    @Test func `a file that is no font leaves the set as it is`() {
        let set = FontSet(declarations: [
            FontDeclaration(family: "Broken", path: "/no/such/font.otf", weight: .regular),
            FontDeclaration(family: "Test Sans", path: "\(inter)/Inter-Regular.otf", weight: .regular),
        ])
        #expect(face(.systemFont(ofSize: 17), in: set)?.face.name == "Test Sans regular")
    }

    @Test func `an empty set sets no text`() {
        let environment = TextEnvironment(fonts: FontSet(declarations: []), traits: Traits())
        let text = AttributedText("a", .init(font: .systemFont(ofSize: 17), color: .label))
        #expect(environment.shape(text, style: ParagraphStyle(), width: 100) == .empty)
    }

    @Test func `a named font has its own line metrics`() throws {
        let environment = TextEnvironment(fonts: try FontSet.debian(), traits: Traits())
        // uikit-facts 7.4: ascent 0.968750 and descent 0.241477 of Inter's em; the system font has Apple's.
        let named = environment.metrics(of: Font(family: .named("Inter"), size: 100))
        #expect(abs(named.ascent - 96.875) < 1e-3)
        #expect(abs(named.descent - 24.1477) < 1e-3)
        #expect(abs(environment.metrics(of: .systemFont(ofSize: 100)).ascent - 95.21484375) < 1e-9)
    }
}
