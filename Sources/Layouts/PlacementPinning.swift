public import Foundation
public import Graphics

extension Placement {
    /// Where the headers of the sections in sight are while the list shows one screen of its content.
    ///
    /// A header stays at the top of the screen until the end of its section pushes it out (semantics 6.14). Only
    /// sections whose layout pins headers are given. `offset` is the content offset along the scroll direction.
    ///
    /// - Parameters:
    ///   - offset: the content coordinate at the list's edge; minus the top inset when scrolled to the start.
    ///   - viewportHeight: the list's height (its width when it scrolls horizontally).
    ///   - insets: what bars cover of the list; default: the container's content insets.
    /// - Returns: the headers with their frames, in the order of the sections.
    public func pinnedHeaderFrames(
        offset: CGFloat,
        viewportHeight: CGFloat,
        insets: EdgeInsets? = nil
    ) -> [PlacedElement] {
        let visible = visibleStretch(offset, viewportHeight, insets)
        var pinned: [PlacedElement] = []
        for section in sectionRanges(near: visible).joined() {
            let placed = sections[section]
            guard placed.overlaps(visible), placed.layout.pinsHeaders else { continue }
            guard var rect = placed.headerRect else { continue }
            rect.start = min(max(visible.start, rect.start), placed.end - rect.length)
            pinned.append(PlacedElement(element: .header(section: section), frame: axes.frame(rect)))
        }
        return pinned
    }

    /// Where the footers of the sections in sight are while the list shows one screen of its content.
    ///
    /// - Parameters:
    ///   - offset: the content coordinate at the list's edge; minus the top inset when scrolled to the start.
    ///   - viewportHeight: the list's height (its width when it scrolls horizontally).
    ///   - insets: what bars cover of the list; default: the container's content insets.
    /// - Returns: the footers with their frames, in the order of the sections.
    public func pinnedFooterFrames(
        offset: CGFloat,
        viewportHeight: CGFloat,
        insets: EdgeInsets? = nil
    ) -> [PlacedElement] {
        let visible = visibleStretch(offset, viewportHeight, insets)
        var pinned: [PlacedElement] = []
        for section in sectionRanges(near: visible).joined() {
            let placed = sections[section]
            guard placed.overlaps(visible), placed.layout.pinsFooters else { continue }
            guard var rect = placed.footerRect else { continue }
            let header = placed.headerRect
            let first = header.map { $0.start + $0.length } ?? placed.start
            rect.start = max(min(visible.end - rect.length, placed.end - rect.length), first)
            pinned.append(PlacedElement(element: .footer(section: section), frame: axes.frame(rect)))
        }
        return pinned
    }

    /// The part of the content between the bars, before mirroring.
    private func visibleStretch(_ offset: CGFloat, _ length: CGFloat, _ insets: EdgeInsets?) -> Stretch {
        let insets = insets ?? container.contentInsets
        let isVertical = container.scrollDirection == .vertical
        let bar = isVertical ? insets.top : insets.left
        let far = isVertical ? insets.bottom : insets.right
        let start = offset + bar
        let end = offset + length - far
        let rect =
            isVertical
            ? CGRect(x: 0, y: start, width: 0, height: end - start)
            : CGRect(x: start, y: 0, width: end - start, height: 0)
        return axes.stretch(of: rect)
    }
}
