import Foundation
public import Graphics

/// The list that sections are placed in.
///
/// Frames are in content coordinates, as in UIKit: the origin lies inside the content insets, so the content is
/// as wide as the list less its left and right insets (as high as the list less top and bottom, when it scrolls
/// horizontally), and a list scrolled to its start has a content offset of minus the inset.
public struct Container: Sendable, Hashable {
    /// The list's size in points.
    public var width: Double
    public var height: Double
    public var contentInsets: EdgeInsets
    /// Right to left mirrors every frame once; insets are read before mirroring, so `left` is the leading side.
    public var direction: LayoutDirection
    public var scrollDirection: ScrollDirection

    public init(
        width: Double,
        height: Double,
        contentInsets: EdgeInsets = .zero,
        direction: LayoutDirection = .leftToRight,
        scrollDirection: ScrollDirection = .vertical
    ) {
        self.width = width
        self.height = height
        self.contentInsets = contentInsets
        self.direction = direction
        self.scrollDirection = scrollDirection
    }

    /// What the content insets leave of the list across the scroll direction.
    var contentBreadth: Double {
        switch scrollDirection {
        case .vertical: max(0, width - Double(contentInsets.horizontal))
        case .horizontal: max(0, height - Double(contentInsets.vertical))
        }
    }

    /// What the content insets leave of the list along the scroll direction.
    var contentLength: Double {
        switch scrollDirection {
        case .vertical: max(0, height - Double(contentInsets.vertical))
        case .horizontal: max(0, width - Double(contentInsets.horizontal))
        }
    }

    /// What the section's insets leave for items across the scroll direction.
    func itemBreadth(insets: EdgeInsets) -> Double {
        let edges = LogicalInsets(insets, scrollDirection)
        return max(0, contentBreadth - edges.leading - edges.trailing)
    }
}
