public import Foundation
import Graphics

/// The result of a layout: every frame, final, and the size of the content.
///
/// Frames are unrounded points in content coordinates (see ``Container``). A question about a section or an item
/// that does not exist has the answer nil.
public struct Placement: Sendable, Hashable {
    public let container: Container
    public let contentSize: CGSize
    let sections: [SectionPlacement]
    let axes: Axes
    private let index: IntervalIndex

    init(container: Container, sections: [SectionPlacement]) {
        self.container = container
        self.sections = sections
        index = IntervalIndex(count: sections.count) { sections[$0].stretch }
        let length = sections.reduce(max(0, index.stretch.end)) { max($0, $1.minimumContentLength) }
        let isMirrored = container.direction == .rightToLeft
        switch container.scrollDirection {
        case .vertical:
            contentSize = CGSize(width: container.contentBreadth, height: length)
        case .horizontal:
            // Mirrored content that is shorter than the list begins at the list's right edge.
            let width = isMirrored ? max(length, container.contentLength) : length
            contentSize = CGSize(width: width, height: container.contentBreadth)
        }
        axes = Axes(
            scrollDirection: container.scrollDirection,
            isMirrored: isMirrored,
            mirrorWidth: Double(contentSize.width)
        )
    }

    public var sectionCount: Int { sections.count }

    public func itemCount(ofSection section: Int) -> Int? {
        guard sections.indices.contains(section) else { return nil }
        return sections[section].arrangement.count
    }

    public func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        let placed = sections[section]
        guard item >= 0, item < placed.arrangement.count else { return nil }
        return axes.frame(placed.itemRect(item))
    }

    /// Nil for a section without a header, and for a header of height 0.
    public func headerFrame(ofSection section: Int) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        return sections[section].headerRect.map(axes.frame)
    }

    /// Nil for a section without a footer, and for a footer of height 0.
    public func footerFrame(ofSection section: Int) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        return sections[section].footerRect.map(axes.frame)
    }

    public func frame(of element: ListElement) -> CGRect? {
        switch element {
        case .header(let section): headerFrame(ofSection: section)
        case .item(let item, let section): frame(ofItem: item, inSection: section)
        case .footer(let section): footerFrame(ofSection: section)
        }
    }

    /// The whole section over the full breadth of the content: header, insets, items, footer.
    public func sectionFrame(_ section: Int) -> CGRect? {
        guard sections.indices.contains(section) else { return nil }
        let placed = sections[section]
        return axes.frame(
            LogicalRect(
                start: placed.start,
                length: placed.length,
                leading: 0,
                breadth: container.contentBreadth
            )
        )
    }

    /// The sections that may overlap a stretch, in order.
    func sectionRanges(near stretch: Stretch) -> [Range<Int>] {
        index.ranges(near: stretch)
    }
}

extension SectionPlacement {
    var minimumContentLength: Double {
        guard case .waterfall(let options) = layout else { return 0 }
        return options.minimumContentLength
    }
}
