import Diagnostics
import Graphics
import Testing

@testable import CommandLineTool

@Suite struct VariantTests {
    @Test func `no options make one variant with the defaults and no name`() throws {
        let variants = try self.variants([:])
        #expect(variants == [Variant()])
        #expect(variants[0].name == nil)
        #expect(variants[0].traits() == Traits())
    }

    @Test func `several values make every combination, in the order given`() throws {
        let names = try variants([
            Option.textSize: ["AX5", "L"], Option.appearance: ["dark", "light"], Option.width: ["320"],
        ]).map(\.name)
        #expect(names == ["w320-dark-AX5", "w320-dark", "w320-AX5", "w320"])
    }

    @Test(
        arguments: [
            ([Option.appearance: ["dark"], Option.textSize: ["ax5"]], "dark-AX5"),
            ([Option.width: ["375"], Option.appearance: ["light"], Option.locale: ["en"]], nil),
            ([Option.width: ["320.5"], Option.height: ["568"], Option.scale: ["3"]], "w320.5-h568-3x"),
            ([Option.device: ["iPhone 16 Pro"]], "iphone16pro"),
            ([Option.device: ["iphone-16-pro"], Option.width: ["375"]], "iphone16pro-w375"),
            ([Option.device: ["iphone-16-pro"], Option.width: ["402"]], "iphone16pro"),
            ([Option.locale: ["zh_hans_cn"]], "zh-Hans-CN"),
            ([Option.locale: ["ar"]], "ar"),
            ([Option.locale: ["ar"], Option.direction: ["rtl"]], "ar"),
            ([Option.locale: ["ar"], Option.direction: ["ltr"]], "ar-ltr"),
            ([Option.direction: ["rtl"]], "rtl"),
        ] as [([Option: [String]], String?)]
    )
    func `a name tells what differs from the defaults`(values: [Option: [String]], name: String?) throws {
        #expect(try variants(values).map(\.name) == [name])
    }

    @Test func `different variants have different names`() throws {
        let all = try variants([
            Option.device: ["iphone-16", "iphone-16-pro", "ipad-pro-11", "iphone-16-pro-max"],
            Option.width: ["320", "375.25"],
            Option.scale: ["1", "3"],
            Option.appearance: ["light", "dark"],
            Option.textSize: ["L", "XS", "M"],
            Option.locale: ["en", "pro", "max", "air", "xs", "sr-Latn", "de-CH"],
            Option.direction: ["rtl"],
        ])
        #expect(all.count == 4 * 2 * 2 * 2 * 3 * 7)
        #expect(Set(all.map(\.name)).count == all.count)
    }

    @Test func `equal values count once`() throws {
        #expect(
            try variants([Option.width: ["320", "320.0"], Option.locale: ["zh-hans", "zh_Hans"]]).count == 1
        )
    }

    @Test func `options win over the device and the device over the page`() throws {
        let page = Traits(width: 300, height: 400, scale: 1, appearance: .dark, locale: "ar")
        let variant = try variants([Option.device: ["iphone-16-pro"], Option.height: ["500"]])[0]
        let traits = variant.traits(over: page)
        #expect([traits.width, traits.height, traits.scale] == [402, 500, 3])
        #expect(traits.appearance == .dark)
        #expect(traits.direction == .rightToLeft)
    }

    @Test func `a locale brings its direction unless one is given`() throws {
        #expect(try variants([Option.locale: ["he"]])[0].traits().direction == .rightToLeft)
        let variant = try variants([Option.locale: ["he"], Option.direction: ["ltr"]])[0]
        #expect(variant.traits().direction == .leftToRight)
    }

    @Test(arguments: [
        (Option.device, "iphone-16-por", "did you mean \"iphone-16-pro\"?"),
        (Option.device, "toaster", "\"listshot render --help\" lists the devices"),
        (Option.width, "0", "--width is \"0\"; expected 1 to 20000 points"),
        (Option.width, "1e3", "expected 1 to 20000 points"),
        (Option.width, "nan", "expected 1 to 20000 points"),
        (Option.height, "-5", "expected 1 to 20000 points"),
        (Option.scale, "9", "expected 0.5 to 8 pixels per point"),
        (Option.appearance, "drak", "unknown --appearance \"drak\"; expected light, dark"),
        (Option.textSize, "huge", "expected XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5"),
        (Option.locale, "english!", "expected a language"),
        (Option.direction, "up", "expected ltr, rtl"),
    ])
    func `a wrong value ends with 64 and says what would work`(
        option: Option,
        value: String,
        sentence: String
    ) throws {
        let failure = try #require(throws: CommandFailure.self) { try variants([option: [value]]) }
        #expect(failure.exitCode.rawValue == 64)
        #expect(failure.diagnostics[0].description.contains(sentence), "\(failure.diagnostics[0])")
    }

    @Test func `a thousand variants are the most`() throws {
        let widths = (1...101).map { "\($0)" }
        let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3"]
        let failure = try #require(throws: CommandFailure.self) {
            try variants([Option.width: widths, Option.textSize: sizes])
        }
        #expect(failure.exitCode.rawValue == 64)
        #expect(try variants([Option.width: Array(widths.dropLast()), Option.textSize: sizes]).count == 1000)
    }

    @Test(arguments: [
        ("en", "en"), ("EN_us", "en-US"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"),
        ("de-CH-1996x", "de-CH-1996x"), ("yue", "yue"),
        ("", nil), ("e", nil), ("english", nil), ("en-", nil), ("en--US", nil), ("e1", nil), ("rtl", nil),
        ("zh-cmn", nil), ("../x", nil), ("en-US/..", nil),
    ])
    func `a language tag is spelt canonically`(text: String, name: String?) {
        #expect(LocaleTag(text)?.name == name)
    }

    private func variants(_ values: [Option: [String]]) throws -> [Variant] {
        var arguments = Arguments()
        for (option, texts) in values { arguments.append(texts, to: option) }
        return try TraitOptions(arguments).variants()
    }
}
