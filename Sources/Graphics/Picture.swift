public import Foundation

/// A whole drawing: display lists at their places over a background, ready to be cut into bands.
public struct Picture: Sendable {
    /// A display list moved to a place; cells that look alike can share one list.
    public struct Layer: Sendable {
        public var list: DisplayList
        /// Where the list's coordinate origin lies in the picture.
        public var origin: CGPoint
        /// What the layer can touch, in the picture's coordinates.
        public var bounds: CGRect

        public init(list: DisplayList, origin: CGPoint, bounds: CGRect) {
            self.list = list
            self.origin = origin
            self.bounds = bounds
        }
    }

    /// Points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: Double
    public var background: RGBA
    /// In painting order.
    public var layers: [Layer]

    public init(size: CGSize, scale: Double, background: RGBA, layers: [Layer] = []) {
        self.size = size
        self.scale = scale
        self.background = background
        self.layers = layers
    }

    /// The picture's size in pixels, edges rounded as everywhere.
    public var pixelWidth: Int { PixelGrid(scale: scale).pixel(size.width) }
    public var pixelHeight: Int { PixelGrid(scale: scale).pixel(size.height) }
}
