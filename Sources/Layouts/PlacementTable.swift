public import Foundation
public import Graphics

extension Placement {
    /// The line below a table's row: one pixel, inside the row's bottom edge.
    ///
    /// Nil in other layouts, without separators, below the last row of a group, and for rows lower than a pixel.
    ///
    /// - Parameters:
    ///   - item: the row.
    ///   - section: its section.
    ///   - scale: pixels per point.
    ///   - insets: the row's own distances from its ends; absent: those of the table.
    /// - Returns: the line's frame, or nil if the row has none.
    public func separatorFrame(
        ofItem item: Int,
        inSection section: Int,
        scale: Double,
        insets: SeparatorInsets? = nil
    ) -> CGRect? {
        guard scale > 0, let (options, placed) = table(item, section), options.hasSeparators else {
            return nil
        }
        let isLast = item == placed.arrangement.count - 1
        guard options.style == .plain || !isLast else { return nil }
        let row = placed.itemRect(item)
        let pixel = 1 / scale
        guard row.length >= pixel else { return nil }
        let margin = TableOptions.margin(forWidth: container.width)
        let ends = insets ?? options.separatorInsets ?? SeparatorInsets(leading: margin)
        return axes.frame(
            LogicalRect(
                start: row.start + row.length - pixel,
                length: pixel,
                leading: row.leading + ends.leading,
                breadth: max(0, row.breadth - ends.leading - ends.trailing)
            )
        )
    }

    /// The lines below all rows that a rectangle shows, with the table's insets.
    public func separatorFrames(in rect: CGRect, scale: Double) -> [CGRect] {
        var frames: [CGRect] = []
        forEachElement(in: rect) { placed in
            guard case .item(let item, let section) = placed.element else { return }
            guard let frame = separatorFrame(ofItem: item, inSection: section, scale: scale) else { return }
            frames.append(frame)
        }
        return frames
    }

    /// The surface behind the rows of a grouped table's section; nil in plain tables and other layouts.
    public func groupBackground(ofSection section: Int) -> RoundedRect? {
        guard let (options, placed) = table(0, section), let rect = placed.itemsRect else { return nil }
        switch options.style {
        case .plain: return nil
        case .grouped: return RoundedRect(axes.frame(rect))
        case .insetGrouped:
            return RoundedRect(axes.frame(rect), corners: Corners(radius: options.cornerRadius))
        }
    }

    /// The corners of a row that its group rounds: those of the first and last row of an inset group.
    public func corners(ofItem item: Int, inSection section: Int) -> Corners {
        guard let (options, placed) = table(item, section), options.style == .insetGrouped else {
            return .square
        }
        let first = item == 0 ? options.cornerRadius : 0
        let last = item == placed.arrangement.count - 1 ? options.cornerRadius : 0
        switch (container.scrollDirection, container.direction) {
        case (.vertical, _):
            return Corners(topLeft: first, topRight: first, bottomLeft: last, bottomRight: last)
        case (.horizontal, .leftToRight):
            return Corners(topLeft: first, topRight: last, bottomLeft: first, bottomRight: last)
        case (.horizontal, .rightToLeft):
            return Corners(topLeft: last, topRight: first, bottomLeft: last, bottomRight: first)
        }
    }

    /// The sections of which a rectangle shows a part, for backgrounds.
    public func sections(in rect: CGRect) -> [Int] {
        let stretch = axes.stretch(of: rect)
        return sectionRanges(near: stretch).joined().filter { sections[$0].overlaps(stretch) }
    }

    private func table(_ item: Int, _ section: Int) -> (TableOptions, SectionPlacement)? {
        guard sections.indices.contains(section), case .table(let options) = sections[section].layout else {
            return nil
        }
        let placed = sections[section]
        return item >= 0 && item < placed.arrangement.count ? (options, placed) : nil
    }
}
