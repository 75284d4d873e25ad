import Foundation
import Graphics
import Layouts

/// SplitMix64: the same list for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return z ^ z >> 31
    }

    /// A multiple of a quarter or a third: exact and inexact numbers mixed.
    mutating func length(upTo limit: Int) -> Double {
        let whole = Int.random(in: 0...(limit * 12), using: &self)
        return Bool.random(using: &self) ? Double(whole / 3) / 4 : Double(whole / 4) / 3
    }
}

/// A list of sections with items that fit and distances that are not negative.
struct RandomList {
    var sections: [SectionSizes] = []
    var layouts: [SectionLayout] = []
    var container: Container

    init(seed: UInt64, direction: LayoutDirection = .leftToRight) {
        var random = SeededGenerator(seed: seed)
        let width = 200 + random.length(upTo: 300)
        container = Container(width: width, height: 480, direction: direction)
        for _ in 0..<Int.random(in: 1...5, using: &random) {
            let layout = Self.layout(&random)
            layouts.append(layout)
            sections.append(Self.section(layout, container, &random))
        }
    }

    func placement() throws -> Placement {
        try ListLayout.placement(of: sections, layouts: layouts, in: container)
    }

    private static func layout(_ random: inout SeededGenerator) -> SectionLayout {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            // The group inset is given, so that turning the list on its side changes no figure.
            let style = TableStyle.allCases.randomElement(using: &random) ?? .plain
            var spacing = TableSpacing.grouped
            spacing.firstHeader = spacing.header
            return .table(TableOptions(style: style, spacing: spacing, groupInset: 16))
        case 1:
            let alignment = FlowAlignment.allCases.randomElement(using: &random) ?? .standard
            return .flow(FlowOptions(alignment: alignment, uniformGrid: Bool.random(using: &random)))
        default:
            let order = WaterfallOrder.allCases.randomElement(using: &random) ?? .shortestFirst
            let columns = Int.random(in: 1...7, using: &random)
            return .waterfall(WaterfallOptions(columns: .count(columns), order: order))
        }
    }

    private static func section(
        _ layout: SectionLayout,
        _ container: Container,
        _ random: inout SeededGenerator
    ) -> SectionSizes {
        let metrics = distances(
            line: random.length(upTo: 12),
            item: random.length(upTo: 12),
            insets: (
                random.length(upTo: 20), random.length(upTo: 20), random.length(upTo: 20),
                random.length(upTo: 20)
            )
        )
        let room = container.width - metrics.insets.left - metrics.insets.right
        let count = Int.random(in: 0...90, using: &random)
        let isEqual = Int.random(in: 0..<4, using: &random) == 0
        let one = (random.length(upTo: Int(room)), random.length(upTo: 90))
        let sizes = (0..<count).map { _ in
            isEqual ? one : (random.length(upTo: Int(room)), random.length(upTo: 90))
        }
        var spans: [UInt16] = []
        if case .waterfall = layout, Bool.random(using: &random) {
            spans = sizes.map { _ in
                let choices: [UInt16] = [1, 1, 1, 2, 3, SectionSizes.allColumns]
                return choices.randomElement(using: &random) ?? 1
            }
        }
        return SectionSizes(
            items: .sizes(widths: sizes.map(\.0), heights: sizes.map(\.1)),
            spans: spans,
            header: Bool.random(using: &random) ? .points(random.length(upTo: 40)) : .absent,
            footer: Bool.random(using: &random) ? .points(random.length(upTo: 40)) : .absent,
            metrics: metrics
        )
    }
}

extension RandomList {
    /// The same list turned on its side: width and height change places everywhere.
    var transposed: RandomList {
        var turned = self
        turned.container = Container(
            width: container.height,
            height: container.width,
            scrollDirection: .horizontal
        )
        for section in sections.indices {
            guard case .sizes(let widths, let heights) = sections[section].items else { continue }
            turned.sections[section].items = .sizes(widths: heights, heights: widths)
            guard let insets = sections[section].metrics?.insets else { continue }
            turned.sections[section].metrics?.insets = EdgeInsets(
                top: insets.left,
                left: insets.top,
                bottom: insets.right,
                right: insets.bottom
            )
        }
        return turned
    }
}
