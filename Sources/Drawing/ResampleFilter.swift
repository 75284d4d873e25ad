/// Weights that make one pixel of a row or column out of several.
struct ResampleFilter {
    /// One output pixel: the first input pixel, and where its weights lie.
    struct Window {
        let first: Int
        let start: Int
        let count: Int
    }

    /// The weights of one window add up to this.
    static let one: Int32 = 1 << 14

    private(set) var windows: [Window] = []
    private(set) var weights: [Int32] = []

    /// For `outputs` of the `total` pixels that an interval of the input is scaled to.
    ///
    /// - Parameters:
    ///   - inputCount: Pixels of the input; beyond its ends the last pixel repeats.
    ///   - start: Where the interval begins, in pixels of the input.
    ///   - length: How long it is.
    ///   - total: Pixels that it becomes.
    ///   - outputs: Those of them that are wanted.
    init(inputCount: Int, start: Double, length: Double, total: Int, outputs: Range<Int>) {
        let ratio = length / Double(total)
        // Enlarging is linear as on the phone; when shrinking, the kernel is widened so that nothing aliases.
        let isShrinking = ratio > 1
        let stretch = max(1, ratio)
        let radius = (isShrinking ? 2 : 1) * stretch
        for output in outputs {
            let center = start + (Double(output) + 0.5) * ratio - 0.5
            let low = Int((center - radius).rounded(.up))
            let high = Int((center + radius).rounded(.down))
            var raw: [Double] = []
            for input in low...max(low, high) {
                let distance = abs(Double(input) - center) / stretch
                raw.append(isShrinking ? Self.mitchell(distance) : max(0, 1 - distance))
            }
            append(raw, first: low, inputCount: inputCount)
        }
    }

    /// Folds the weights of pixels beyond the ends onto the end pixels, and rounds so that the sum stays exact.
    private mutating func append(_ raw: [Double], first: Int, inputCount: Int) {
        let last = inputCount - 1
        let low = min(max(first, 0), last)
        let high = min(max(first + raw.count - 1, 0), last)
        var folded = [Double](repeating: 0, count: high - low + 1)
        for (offset, weight) in raw.enumerated() {
            folded[min(max(first + offset, low), high) - low] += weight
        }
        let sum = folded.reduce(0, +)
        var rounded = folded.map { Int32(($0 / sum * Double(Self.one)).rounded()) }
        let missing = Self.one - rounded.reduce(0, +)
        var largest = 0
        for index in rounded.indices where rounded[index] > rounded[largest] { largest = index }
        rounded[largest] += missing
        windows.append(Window(first: low, start: weights.count, count: rounded.count))
        weights += rounded
    }

    /// Mitchell and Netravali's cubic with B = C = 1/3: sharp without visible rings.
    ///
    /// Source: "Reconstruction Filters in Computer Graphics", SIGGRAPH 1988, equation 8.
    static func mitchell(_ distance: Double) -> Double {
        let x = distance
        if x < 1 { return (7 * x * x * x - 12 * x * x + 16.0 / 3) / 6 }
        if x < 2 { return (-7.0 / 3 * x * x * x + 12 * x * x - 20 * x + 32.0 / 3) / 6 }
        return 0
    }
}
