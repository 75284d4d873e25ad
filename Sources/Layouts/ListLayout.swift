import Foundation
import Graphics

/// Computes where everything of a list is, from sizes alone.
///
///     let sizes = SectionSizes(items: .lengths([44, 44, 60]), header: .points(28))
///     let list = Container(width: 375, height: 812)
///     let placement = try ListLayout.placement(of: [sizes], layout: .table, in: list)
///     placement.contentSize   // 375 x 176
///
/// Pure and in one pass: the same sizes give the same placement, and every frame is final.
public enum ListLayout {
    /// Places every section by the same layout.
    public static func placement(
        of sections: [SectionSizes],
        layout: SectionLayout,
        in container: Container
    ) throws(LayoutError) -> Placement {
        try placement(of: sections, layouts: Array(repeating: layout, count: sections.count), in: container)
    }

    /// Places each section by its own layout, one below the other.
    public static func placement(
        of sections: [SectionSizes],
        layouts: [SectionLayout],
        in container: Container
    ) throws(LayoutError) -> Placement {
        guard sections.count == layouts.count else {
            throw .layoutCount(sections: sections.count, layouts: layouts.count)
        }
        try validate(container)
        var placed: [SectionPlacement] = []
        placed.reserveCapacity(sections.count)
        var end = 0.0
        for (section, sizes) in sections.enumerated() {
            let placer = SectionPlacer(
                sizes: sizes,
                layout: layouts[section],
                container: container,
                section: section
            )
            let placement = try placer.placement(start: end)
            end = placement.end
            placed.append(placement)
        }
        return Placement(container: container, sections: placed)
    }

    private static func validate(_ container: Container) throws(LayoutError) {
        let sizes = [("width", container.width), ("height", container.height)]
        if let invalid = sizes.first(where: { !($0.1 >= 0 && $0.1.isFinite) }) {
            throw .invalidContainer(what: invalid.0, value: invalid.1)
        }
        let insets = container.contentInsets
        let distances = [
            ("top content inset", insets.top), ("left content inset", insets.left),
            ("bottom content inset", insets.bottom), ("right content inset", insets.right),
        ]
        if let invalid = distances.first(where: { !$0.1.isFinite }) {
            throw .invalidContainer(what: invalid.0, value: Double(invalid.1))
        }
    }
}
