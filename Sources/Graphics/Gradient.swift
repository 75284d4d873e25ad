public import Foundation

/// Colours along an axis, as `CAGradientLayer`; start and end are in the unit square of the painted rectangle.
public struct Gradient: Sendable, Hashable {
    public struct Stop: Sendable, Hashable {
        public var color: RGBA
        /// 0...1, ascending.
        public var location: Double

        public init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]
    public var start: CGPoint
    public var end: CGPoint

    public init(stops: [Stop], start: CGPoint, end: CGPoint) {
        self.stops = stops
        self.start = start
        self.end = end
    }
}
