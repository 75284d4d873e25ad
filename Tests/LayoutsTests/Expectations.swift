import Foundation
import Layouts
import Testing

/// Frames are equal when no edge differs by more than 1e-4 pt, the precision of the written-down numbers.
func expectFrame(
    _ frame: CGRect?,
    _ expected: CGRect,
    _ what: String = "frame",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let frame else {
        Issue.record("\(what) is missing; expected \(expected)", sourceLocation: sourceLocation)
        return
    }
    let distances = [
        frame.minX - expected.minX, frame.minY - expected.minY,
        frame.width - expected.width, frame.height - expected.height,
    ]
    if distances.contains(where: { !(abs($0) <= 1e-4) }) {
        Issue.record("\(what) is \(frame); expected \(expected)", sourceLocation: sourceLocation)
    }
}

/// Compares the frames of a section's items with those worked out by hand.
func expectItems(
    _ placement: Placement,
    section: Int = 0,
    _ expected: [CGRect],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let frames = placement.itemFrames(section)
    if frames.count != expected.count {
        let counts = "\(frames.count) items; expected \(expected.count)"
        Issue.record("\(counts)", sourceLocation: sourceLocation)
    }
    for (item, pair) in zip(frames, expected).enumerated() {
        expectFrame(pair.0, pair.1, "item \(item)", sourceLocation: sourceLocation)
    }
}

/// Compares one coordinate of all items of the first section.
func expect(
    _ coordinate: KeyPath<CGRect, CGFloat>,
    of placement: Placement,
    _ expected: [CGFloat],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let values = placement.itemFrames().map { $0[keyPath: coordinate] }
    let isEqual =
        values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) <= 1e-4 }
    if !isEqual { Issue.record("\(values); expected \(expected)", sourceLocation: sourceLocation) }
}

/// Compares the length of the content along a vertical list.
func expectHeight(
    _ placement: Placement,
    _ expected: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let height = placement.contentSize.height
    if !(abs(height - expected) <= 1e-4) {
        Issue.record("content is \(height) high; expected \(expected)", sourceLocation: sourceLocation)
    }
}
