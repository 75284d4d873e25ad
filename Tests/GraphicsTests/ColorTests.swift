import Graphics
import Testing

@Suite struct ColorTests {
    private let light = Traits(appearance: .light)
    private let dark = Traits(appearance: .dark)
    private let elevated = Traits(appearance: .dark, isElevated: true)

    /// Name, light, dark, dark elevated when it differs: the published table, typed from it once more.
    private static let published = """
        systemRed 255,59,48 255,69,58
        systemOrange 255,149,0 255,159,10
        systemYellow 255,204,0 255,214,10
        systemGreen 52,199,89 48,209,88
        systemMint 0,199,190 102,212,207
        systemTeal 48,176,199 64,200,224
        systemCyan 50,173,230 100,210,255
        systemBlue 0,122,255 10,132,255
        tintColor 0,122,255 10,132,255
        systemIndigo 88,86,214 94,92,230
        systemPurple 175,82,222 191,90,242
        systemPink 255,45,85 255,55,95
        systemBrown 162,132,94 172,142,104
        systemGray 142,142,147 142,142,147
        systemGray2 174,174,178 99,99,102
        systemGray3 199,199,204 72,72,74
        systemGray4 209,209,214 58,58,60
        systemGray5 229,229,234 44,44,46
        systemGray6 242,242,247 28,28,30
        label 0,0,0 255,255,255
        secondaryLabel 60,60,67,0.6 235,235,245,0.6
        tertiaryLabel 60,60,67,0.3 235,235,245,0.3
        quaternaryLabel 60,60,67,0.18 235,235,245,0.16
        placeholderText 60,60,67,0.3 235,235,245,0.3
        systemFill 120,120,128,0.2 120,120,128,0.36
        secondarySystemFill 120,120,128,0.16 120,120,128,0.32
        tertiarySystemFill 118,118,128,0.12 118,118,128,0.24
        quaternarySystemFill 116,116,128,0.08 118,118,128,0.18
        separator 60,60,67,0.29 84,84,88,0.6
        opaqueSeparator 198,198,200 56,56,58
        link 0,122,255 9,132,255
        systemBackground 255,255,255 0,0,0 28,28,30
        secondarySystemBackground 242,242,247 28,28,30 44,44,46
        tertiarySystemBackground 255,255,255 44,44,46 58,58,60
        systemGroupedBackground 242,242,247 0,0,0 28,28,30
        secondarySystemGroupedBackground 255,255,255 28,28,30 44,44,46
        tertiarySystemGroupedBackground 242,242,247 44,44,46 58,58,60
        """.split(separator: "\n").map(String.init)

    @Test(arguments: published)
    func `a system colour has its published values`(row: String) throws {
        let fields = row.split(separator: " ").map(String.init)
        let color = try #require(Color(named: fields[0]))
        #expect(color.resolved(for: light) == rgba(fields[1]))
        #expect(color.resolved(for: dark) == rgba(fields[2]))
        #expect(color.resolved(for: elevated) == rgba(fields.count > 3 ? fields[3] : fields[2]))
        #expect(color.resolved(for: Traits(isElevated: true)) == rgba(fields[1]))
    }

    @Test func `the separator over white is 198 198 200, as UIKit draws it`() {
        let separator = Color.separator.resolved(for: light)
        func overWhite(_ component: Double) -> Double {
            ((component * separator.alpha + (1 - separator.alpha)) * 255).rounded()
        }
        #expect(overWhite(separator.red) == 198)
        #expect(overWhite(separator.green) == 198)
        #expect(overWhite(separator.blue) == 200)
    }

    @Test(arguments: [
        ("black", RGBA(red: 0, green: 0, blue: 0)),
        ("darkGray", RGBA(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3)),
        ("gray", RGBA(red: 0.5, green: 0.5, blue: 0.5)),
        ("lightGray", RGBA(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)),
        ("white", RGBA(red: 1, green: 1, blue: 1)),
        ("clear", RGBA(red: 0, green: 0, blue: 0, alpha: 0)),
        ("red", RGBA(red: 1, green: 0, blue: 0)),
        ("green", RGBA(red: 0, green: 1, blue: 0)),
        ("blue", RGBA(red: 0, green: 0, blue: 1)),
        ("cyan", RGBA(red: 0, green: 1, blue: 1)),
        ("yellow", RGBA(red: 1, green: 1, blue: 0)),
        ("magenta", RGBA(red: 1, green: 0, blue: 1)),
        ("orange", RGBA(red: 1, green: 0.5, blue: 0)),
        ("purple", RGBA(red: 0.5, green: 0, blue: 0.5)),
        ("brown", RGBA(red: 0.6, green: 0.4, blue: 0.2)),
    ])
    func `a fixed colour is the same in light and dark`(name: String, expected: RGBA) throws {
        let color = try #require(Color(named: name))
        #expect(color.resolved(for: light) == expected)
        #expect(color.resolved(for: elevated) == expected)
    }

    @Test func `names are known, unique and nothing else is a name`() {
        #expect(Color.names.count == 15 + Self.published.count)
        #expect(Set(Color.names).count == Color.names.count)
        #expect(Color.names.allSatisfy { Color(named: $0) != nil })
        #expect(Color(named: "systemred") == nil)
        #expect(Color(named: "") == nil)
    }

    @Test func `another alpha applies to every appearance`() {
        let color = Color.systemBackground.withAlphaComponent(0.25)
        #expect(color.resolved(for: light) == RGBA(255, 255, 255, alpha: 0.25))
        #expect(color.resolved(for: dark) == RGBA(0, 0, 0, alpha: 0.25))
        #expect(color.resolved(for: elevated) == RGBA(28, 28, 30, alpha: 0.25))
    }

    @Test func `a hexadecimal colour is fixed and a wrong one is none`() {
        #expect(Color(hex: "#1C1C1E") == Color(RGBA(28, 28, 30)))
        #expect(Color(hex: "#0F08") == Color(red: 0, green: 1, blue: 0, alpha: 136.0 / 255))
        #expect(Color(hex: "1C1C1E") == nil)
        #expect(Color(hex: "#12345") == nil)
    }

    private func rgba(_ text: String) -> RGBA {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        let alpha = numbers.count > 3 ? numbers[3] : 1
        return RGBA(Int(numbers[0]), Int(numbers[1]), Int(numbers[2]), alpha: alpha)
    }
}
