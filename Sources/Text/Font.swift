public import Foundation
public import Graphics

/// A font request, as `UIFont`: family, size, weight and style; which file draws it is the font set's business.
public struct Font: Sendable, Hashable {
    /// What the family is named after.
    public enum Family: Sendable, Hashable {
        /// Inter's glyphs with the line metrics of Apple's system font (semantics 8).
        case system
        case named(String)
    }

    public var family: Family
    /// Points; for a font of a text style, the size at text size L.
    public var pointSize: CGFloat
    public var weight: Weight
    public var isItalic: Bool
    /// True when all digits are equally wide.
    public var hasMonospacedDigits: Bool
    /// The Dynamic Type style the size and leading follow; nil for a fixed size.
    public var textStyle: TextStyle?

    public init(
        family: Family = .system,
        size: CGFloat,
        weight: Weight = .regular,
        isItalic: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.family = family
        self.pointSize = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
        Font(size: size, weight: weight)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> Font {
        Font(size: size, weight: .bold)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> Font {
        Font(size: size, isItalic: true)
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
        Font(size: size, weight: weight, hasMonospacedDigits: true)
    }

    /// The system font of a Dynamic Type style; its size follows the traits it is drawn with.
    public static func preferredFont(forTextStyle style: TextStyle) -> Font {
        var font = Font(
            size: style.metrics(for: .large).size,
            weight: Weight(rawValue: style.weight)
        )
        font.textStyle = style
        return font
    }

    /// The same font at another size; a text style no longer applies.
    public func withSize(_ size: CGFloat) -> Font {
        var font = self
        font.pointSize = size
        font.textStyle = nil
        return font
    }

    /// The size in points under the given traits.
    public func resolvedSize(for traits: Traits) -> Double {
        textStyle?.metrics(for: traits.textSize).size ?? pointSize
    }
}
