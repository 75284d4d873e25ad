public import Foundation

/// What to paint, in painting order: plain values in points that any thread may draw.
public struct DisplayList: Sendable {
    public enum Command: Sendable {
        case fill(RoundedRect, RGBA)
        case gradient(RoundedRect, Gradient)
        /// A ring inside the rectangle's edges.
        case border(RoundedRect, width: CGFloat, RGBA)
        /// The blurred silhouette of a rounded rectangle, painted outside and beneath it.
        case shadow(RoundedRect, Shadow)
        /// The run's origin on the baseline; glyph positions count from it.
        case glyphs(GlyphRun, origin: CGPoint, RGBA)
        /// `source` is in the unit square of the image; `tint` replaces the colours of a template image.
        case image(Image, source: CGRect, destination: CGRect, tint: RGBA?)
        case path(Path, Path.Style, RGBA)
        /// Commands up to the matching `endGroup` are clipped, composited together with `alpha`, and moved by
        /// `transform`, which acts about the coordinate origin.
        case beginGroup(clip: RoundedRect?, alpha: Double, transform: AffineTransform)
        case endGroup
    }

    /// A command and the rectangle it can touch; for a group, what the whole group can touch.
    public struct Entry: Sendable {
        public var command: Command
        public var bounds: CGRect

        public init(command: Command, bounds: CGRect) {
            self.command = command
            self.bounds = bounds
        }
    }

    public var entries: [Entry] = []

    public init() {}

    public mutating func append(_ command: Command, bounds: CGRect) {
        entries.append(Entry(command: command, bounds: bounds))
    }
}
