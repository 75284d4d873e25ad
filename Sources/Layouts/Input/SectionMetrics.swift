import Foundation
public import Graphics

/// The distances a section keeps, in points.
///
/// A table reads only the insets: rows touch one another. A waterfall reads `interitemSpacing` as the gap between
/// columns and `lineSpacing` as the gap between the items of a column.
public struct SectionMetrics: Sendable, Hashable {
    public var insets: EdgeInsets
    /// Between lines, along the scroll direction.
    public var lineSpacing: Double
    /// Between the items of a line; in a flow the least distance, which justifying may widen.
    public var interitemSpacing: Double

    /// No distances at all: a table's default, and that of lists bound without spacing.
    public static let zero = SectionMetrics(insets: .zero, lineSpacing: 0, interitemSpacing: 0)
    /// UICollectionViewFlowLayout's own defaults.
    public static let flow = SectionMetrics(insets: .zero, lineSpacing: 10, interitemSpacing: 10)
    /// The defaults of the waterfall of document 002.
    public static let waterfall = SectionMetrics(
        insets: EdgeInsets(all: 10),
        lineSpacing: 10,
        interitemSpacing: 10
    )

    public init(insets: EdgeInsets, lineSpacing: Double, interitemSpacing: Double) {
        self.insets = insets
        self.lineSpacing = lineSpacing
        self.interitemSpacing = interitemSpacing
    }

    /// The first distance that is NaN or infinite.
    var firstInvalid: (name: String, value: Double)? {
        // Lists of a million sections pass here; names are needed only for the error.
        let sum = lineSpacing + interitemSpacing + Double(insets.horizontal) + Double(insets.vertical)
        if sum.isFinite { return nil }
        let values: [(String, Double)] = [
            ("line spacing", lineSpacing), ("interitem spacing", interitemSpacing),
            ("top inset", Double(insets.top)), ("left inset", Double(insets.left)),
            ("bottom inset", Double(insets.bottom)), ("right inset", Double(insets.right)),
        ]
        return values.first { !$0.1.isFinite }
    }
}
