import Foundation
import Graphics

/// Turns logical rectangles into frames and back: the one place that knows scroll direction and mirroring.
struct Axes: Sendable, Hashable {
    let scrollDirection: ScrollDirection
    let isMirrored: Bool
    /// The width within which right-to-left lists are mirrored, once: x' = width - x - w.
    let mirrorWidth: Double

    func frame(_ rect: LogicalRect) -> CGRect {
        switch scrollDirection {
        case .vertical:
            CGRect(
                x: isMirrored ? mirrorWidth - rect.leading - rect.breadth : rect.leading,
                y: rect.start,
                width: rect.breadth,
                height: rect.length
            )
        case .horizontal:
            CGRect(
                x: isMirrored ? mirrorWidth - rect.start - rect.length : rect.start,
                y: rect.leading,
                width: rect.length,
                height: rect.breadth
            )
        }
    }

    /// The stretch that a rectangle covers along the scroll direction.
    func stretch(of rect: CGRect) -> Stretch {
        switch scrollDirection {
        case .vertical:
            Stretch(start: Double(rect.minY), end: Double(rect.maxY))
        case .horizontal where isMirrored:
            Stretch(start: mirrorWidth - Double(rect.maxX), end: mirrorWidth - Double(rect.minX))
        case .horizontal:
            Stretch(start: Double(rect.minX), end: Double(rect.maxX))
        }
    }
}
