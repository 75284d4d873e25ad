/// An interval along the scroll direction.
struct Stretch: Sendable, Hashable {
    var start: Double
    var end: Double

    /// Searches look this much further than asked, so that rounding noise of mirrored or summed coordinates never
    /// hides an element; what is found is then tested by its exact frame.
    static let slack = 1e-6

    /// Covers nothing yet.
    static let nothing = Stretch(start: .infinity, end: -.infinity)

    var widened: Stretch { Stretch(start: start - Self.slack, end: end + Self.slack) }

    func moved(by distance: Double) -> Stretch {
        Stretch(start: start + distance, end: end + distance)
    }
}

extension Stretch {
    /// Grows to include another interval.
    mutating func cover(_ start: Double, _ end: Double) {
        self.start = start < self.start ? start : self.start
        self.end = end > self.end ? end : self.end
    }
}
