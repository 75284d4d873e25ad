/// How large a picture may be; checked on its header, before memory is taken.
public struct ImageLimits: Sendable, Hashable, CustomStringConvertible {
    /// The longest side, in pixels.
    public var maximumSide: Int
    /// Four bytes of memory each.
    public var maximumPixelCount: Int

    public init(maximumSide: Int = 1_000_000, maximumPixelCount: Int = 1 << 27) {
        self.maximumSide = maximumSide
        self.maximumPixelCount = maximumPixelCount
    }

    public var description: String {
        "at most \(maximumPixelCount) pixels and \(maximumSide) on a side are read"
    }

    /// The problem of a picture of this size, if it has one.
    func problem(width: Int, height: Int) -> ImageProblem? {
        let fits = width <= maximumSide && height <= maximumSide
        guard fits, width <= maximumPixelCount / max(1, height) else {
            return .tooLarge(width: width, height: height, limits: self)
        }
        return nil
    }
}
