import Foundation
import Graphics

/// Insets in terms of the scroll direction, before any mirroring.
struct LogicalInsets: Sendable, Hashable {
    let start: Double
    let end: Double
    let leading: Double
    let trailing: Double

    init(_ insets: EdgeInsets, _ scrollDirection: ScrollDirection) {
        switch scrollDirection {
        case .vertical:
            (start, end) = (Double(insets.top), Double(insets.bottom))
            (leading, trailing) = (Double(insets.left), Double(insets.right))
        case .horizontal:
            (start, end) = (Double(insets.left), Double(insets.right))
            (leading, trailing) = (Double(insets.top), Double(insets.bottom))
        }
    }
}
