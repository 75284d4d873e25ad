public import Foundation

/// How paragraphs are set into lines.
public struct ParagraphStyle: Sendable, Hashable {
    public var lineBreakMode: LineBreakMode
    /// The most lines to show; 0 for no limit.
    public var numberOfLines: Int
    /// Points added between lines.
    public var lineSpacing: CGFloat

    public init(
        lineBreakMode: LineBreakMode = .byTruncatingTail,
        numberOfLines: Int = 0,
        lineSpacing: CGFloat = 0
    ) {
        self.lineBreakMode = lineBreakMode
        self.numberOfLines = numberOfLines
        self.lineSpacing = lineSpacing
    }
}
