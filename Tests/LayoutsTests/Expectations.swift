import Foundation
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
