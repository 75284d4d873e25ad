public import Foundation

extension SectionLayout {
    /// The size that a self-sizing item is offered (semantics 1).
    ///
    /// In a vertical list the width is the room between the insets, in a waterfall that of the columns covered;
    /// the height is the list's. Horizontal lists swap the two. Of the measured size a flow takes both
    /// dimensions, see ``takesMeasuredBreadth``.
    ///
    /// - Parameters:
    ///   - container: the list.
    ///   - metrics: the section's distances; absent: the layout's own.
    ///   - span: how many columns of a waterfall the item covers.
    ///   - section: the section's number, for errors.
    /// - Returns: the width and height to measure the item with.
    /// - Throws: an error for columns that cannot be made.
    public func offeredItemSize(
        in container: Container,
        metrics: SectionMetrics? = nil,
        span: UInt16 = 1,
        section: Int = 0
    ) throws(LayoutError) -> CGSize {
        let metrics = metrics ?? defaultMetrics
        let room = itemRoom(in: container, insets: metrics.insets)
        guard case .waterfall(let options) = self else { return Self.offered(room, in: container) }
        let lanes = try options.lanes(room: room, gap: metrics.interitemSpacing, section: section)
        return Self.offered(lanes.breadth(ofSpan: lanes.span(max(1, span))), in: container)
    }

    /// The width offered to a self-sizing item of a vertical list; see ``offeredItemSize(in:metrics:span:section:)``.
    public func offeredItemWidth(
        in container: Container,
        metrics: SectionMetrics? = nil,
        span: UInt16 = 1,
        section: Int = 0
    ) throws(LayoutError) -> Double {
        Double(try offeredItemSize(in: container, metrics: metrics, span: span, section: section).width)
    }

    /// The size that a self-sizing header or footer is offered; only its length is taken of the result.
    ///
    /// The list's width less content insets and, in an inset grouped table, its margins; section insets do not
    /// count.
    public func offeredSupplementarySize(in container: Container) -> CGSize {
        Self.offered(max(0, container.contentBreadth - 2 * sideInset(in: container)), in: container)
    }

    /// Whether an item's measured width counts (height, in a horizontal list) or the layout decides it.
    ///
    /// Table and waterfall take only the length along the scroll direction.
    public var takesMeasuredBreadth: Bool {
        switch self {
        case .flow: true
        case .table, .waterfall: false
        }
    }

    private static func offered(_ breadth: Double, in container: Container) -> CGSize {
        switch container.scrollDirection {
        case .vertical: CGSize(width: breadth, height: container.height)
        case .horizontal: CGSize(width: container.width, height: breadth)
        }
    }
}
