internal import Foundation
public import Graphics

/// The text styles of Dynamic Type, as `UIFont.TextStyle`.
///
///     TextStyle.body.metrics(for: .large).size  // 17
public enum TextStyle: String, Sendable, Hashable, Codable, CaseIterable {
    case largeTitle, title1, title2, title3
    case headline, body, callout, subheadline
    case footnote, caption1, caption2

    /// The weight of the style's font as CSS counts it: 400 regular, 600 semibold.
    public var weight: Int {
        switch self {
        case .headline: 600
        case .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2:
            400
        }
    }

    /// The weight that emphasised text of this style has: 700 bold in the large titles, else 600 semibold.
    public var emphasizedWeight: Int {
        switch self {
        case .largeTitle, .title1, .title2: 700
        case .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2: 600
        }
    }

    /// Size and leading that Apple publishes for this style at a preferred text size.
    public func metrics(for category: ContentSizeCategory) -> TextStyleMetrics {
        let table = publishedMetrics
        let column = category.index
        return TextStyleMetrics(size: table.sizes[column], leading: table.leadings[column])
    }

    /// Scales a length that was meant for text size L, as `UIFontMetrics.scaledValue(for:)`.
    ///
    /// The factor is the ratio of leadings, not of sizes, and the result lies on the nearest pixel: a custom body
    /// font of 17 pt is 48 pt at AX5 where the system's own is 53.
    public func scaledValue(_ value: Double, for category: ContentSizeCategory, scale: Double) -> Double {
        let ratio = metrics(for: category).leading / metrics(for: .large).leading
        return Double(PixelGrid(scale: scale).round(value * ratio))
    }
}
