import Foundation
import Graphics
import Layouts

/// One case of `Fixtures/layout.json`: a list with the frames that a named source or a hand calculation gives.
struct WorkedCase: Decodable, Sendable, CustomStringConvertible {
    struct Size: Decodable, Sendable {
        var w: Double?
        var h: Double?
    }

    struct Insets: Decodable, Sendable {
        var t: Double
        var l: Double
        var b: Double
        var r: Double
    }

    struct Item: Decodable, Sendable {
        var w: Double?
        var h: Double?
        var fullSpan: Bool?
    }

    struct Section: Decodable, Sendable {
        var insets: Insets
        var lineSpacing: Double
        var interitemSpacing: Double
        var columns: Int?
        var columnSpacing: Double?
        var header: Size?
        var footer: Size?
        var items: [Item]
    }

    struct Frame: Decodable, Sendable {
        var section: Int
        var item: Int?
        var kind: String?
        var x: Double
        var y: Double
        var w: Double
        var h: Double
    }

    struct Options: Decodable, Sendable {
        var direction: String?
    }

    struct Expectation: Decodable, Sendable {
        var frames: [Frame]
        var contentSize: Size
    }

    struct Container: Decodable, Sendable {
        var w: Double
        var h: Double
    }

    struct File: Decodable {
        var cases: [WorkedCase]
    }

    var id: String
    var layout: String
    var semantics: String
    var container: Container
    var scrollDirection: String
    var options: Options?
    var sections: [Section]
    var expect: Expectation

    var description: String { id }

    /// All cases; an unreadable file gives none, which a test of its own notices.
    static let all: [WorkedCase] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Fixtures/layout.json"
        )
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode(File.self, from: data))?.cases ?? []
    }()
}

extension WorkedCase {
    func placement() throws -> Placement {
        try ListLayout.placement(
            of: sections.map(sizes),
            layouts: sections.map(sectionLayout),
            in: Layouts.Container(
                width: container.w,
                height: container.h,
                scrollDirection: scrollDirection == "horizontal" ? .horizontal : .vertical
            )
        )
    }

    private func sizes(_ section: Section) -> SectionSizes {
        SectionSizes(
            items: itemSizes(section),
            spans: section.items.contains { $0.fullSpan == true }
                ? section.items.map { $0.fullSpan == true ? SectionSizes.allColumns : 1 } : [],
            header: length(section.header),
            footer: length(section.footer),
            metrics: metrics(section)
        )
    }

    private func itemSizes(_ section: Section) -> ItemSizes {
        let heights = section.items.compactMap(\.h)
        let widths = section.items.compactMap(\.w)
        return layout == "flow" ? .sizes(widths: widths, heights: heights) : .lengths(heights)
    }

    /// CHTCollectionViewWaterfallLayout calls the gap along the scroll direction `minimumInteritemSpacing`.
    private func metrics(_ section: Section) -> SectionMetrics {
        let insets = section.insets
        let isCHT = semantics == "cht"
        return SectionMetrics(
            insets: EdgeInsets(top: insets.t, left: insets.l, bottom: insets.b, right: insets.r),
            lineSpacing: isCHT ? section.interitemSpacing : section.lineSpacing,
            interitemSpacing: isCHT ? section.columnSpacing ?? 0 : section.interitemSpacing
        )
    }

    private func length(_ size: Size?) -> SupplementaryLength {
        size.map { .points($0.h ?? 0) } ?? .absent
    }

    private func sectionLayout(_ section: Section) -> SectionLayout {
        switch layout {
        case "flow": .flow
        case "table": .table
        default:
            .waterfall(
                WaterfallOptions(
                    columns: .count(section.columns ?? 3),
                    order: options?.direction == "leftToRight" ? .leftToRight : .shortestFirst
                )
            )
        }
    }
}
