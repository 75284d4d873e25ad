public import Foundation
public import Graphics

/// Text with its look, piece by piece.
public struct AttributedText: Sendable, Hashable {
    /// The look of a piece of text.
    public struct Attributes: Sendable, Hashable {
        public var font: Font
        public var color: Color
        public var backgroundColor: Color?
        public var isUnderlined = false
        public var isStruckThrough = false
        /// Points added after every character.
        public var kern: CGFloat = 0
        /// Points the text is moved up.
        public var baselineOffset: CGFloat = 0
        public var link: String?

        public init(font: Font, color: Color) {
            self.font = font
            self.color = color
        }
    }

    /// A piece of text of one look.
    public struct Segment: Sendable, Hashable {
        public var text: String
        public var attributes: Attributes

        public init(_ text: String, _ attributes: Attributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    public var segments: [Segment]

    public init(_ segments: [Segment] = []) {
        self.segments = segments
    }

    public init(_ text: String, _ attributes: Attributes) {
        self.init([Segment(text, attributes)])
    }

    /// The plain text.
    public var string: String {
        segments.count == 1 ? segments[0].text : segments.map(\.text).joined()
    }

    public var isEmpty: Bool { segments.allSatisfy(\.text.isEmpty) }
}
