import Graphics
import Testing
import Text

@Suite struct TextStyleTests {
    /// Apple's table of sizes and leadings, XS to AX5, as it is published.
    private static let published = """
        largeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
        title1 25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68
        title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
        title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
        headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
        body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
        callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
        subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58
        footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
        caption1 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51
        caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48
        """.split(separator: "\n").map(String.init)

    @Test(arguments: published)
    func `a style has the published size and leading at each text size`(row: String) throws {
        let fields = row.split(separator: " ").map(String.init)
        let style = try #require(TextStyle(rawValue: fields[0]))
        let pairs = ContentSizeCategory.allCases.map { category in
            let metrics = style.metrics(for: category)
            return "\(Int(metrics.size))/\(Int(metrics.leading))"
        }
        #expect(pairs == Array(fields.dropFirst()))
    }

    @Test func `the table covers every style once`() {
        let names = Self.published.map { String($0.prefix { $0 != " " }) }
        #expect(names == TextStyle.allCases.map(\.rawValue))
    }

    /// 17 x leading / 22 on the nearest third of a point, from the body row above: XS 17 x 19 / 22 = 14.682 = 44.05 px.
    @Test(
        arguments: zip(
            ContentSizeCategory.allCases,
            [44, 46, 49, 51, 56, 60, 67, 79, 93, 111, 130, 144] as [Double]
        )
    )
    func `a body font of 17 points scales by the ratio of leadings`(
        category: ContentSizeCategory,
        pixels: Double
    ) {
        #expect(TextStyle.body.scaledValue(17, for: category, scale: 3) == pixels / 3)
    }

    @Test func `a scaled value lies on the pixels of the scale`() {
        #expect(TextStyle.body.scaledValue(17, for: .medium, scale: 1) == 16)
        #expect(TextStyle.body.scaledValue(17, for: .medium, scale: 2) == 16)
        #expect(TextStyle.title1.scaledValue(10, for: .accessibilityMedium, scale: 2) == 13.5)
    }

    @Test func `only the headline is semibold by itself`() {
        #expect(TextStyle.allCases.filter { $0.weight != 400 } == [.headline])
        #expect(TextStyle.headline.weight == 600)
        #expect(TextStyle.allCases.filter { $0.emphasizedWeight == 700 } == [.largeTitle, .title1, .title2])
        #expect(TextStyle.title3.emphasizedWeight == 600)
    }
}
