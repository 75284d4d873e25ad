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

    /// What the whole list can touch; null when it paints nothing.
    public var bounds: CGRect { bounds(of: entries.indices) }

    /// What a stretch of entries can touch; a group counts as a whole, as it may clip or move what is inside.
    public func bounds(of range: Range<Int>) -> CGRect {
        var bounds = CGRect.null
        var depth = 0
        for index in range {
            if case .endGroup = entries[index].command {
                depth -= 1
                continue
            }
            if depth == 0 { bounds = bounds.union(entries[index].bounds) }
            if case .beginGroup = entries[index].command { depth += 1 }
        }
        return bounds
    }
}
