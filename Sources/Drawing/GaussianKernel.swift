/// Weights of a Gaussian blur in whole numbers, the same on every machine.
struct GaussianKernel {
    /// Weights of the centre and of the pixels to one side of it, in 1/65536.
    let weights: [UInt32]

    /// All weights of both sides add up to this.
    static let one: UInt32 = 1 << 16

    /// Pixels to each side that take part.
    var reach: Int { weights.count - 1 }

    /// `sigma` is the standard deviation in pixels; the tails beyond three of it are cut.
    init(sigma: Double) {
        guard sigma > 0 else {
            weights = [Self.one]
            return
        }
        let reach = Self.reach(sigma: sigma)
        let raw = (0...reach).map { Self.exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
        var rounded = raw.map { UInt32(($0 / sum * Double(Self.one)).rounded()) }
        // What rounding lost or gained goes to the centre.
        rounded[0] = Self.one - 2 * rounded.dropFirst().reduce(0, +)
        weights = rounded
    }

    static func reach(sigma: Double) -> Int {
        sigma > 0 ? Int((3 * sigma).rounded(.up)) : 0
    }

    /// e to the power of a number that is not positive, from sums and products only.
    ///
    /// The C library's function may differ in the last bit from one version to the next. The argument is divided by
    /// 2^16, where five terms of the series are exact to the last bits, and the result squared sixteen times.
    static func exponential(_ power: Double) -> Double {
        let x = power / 65536
        var result = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)))
        for _ in 0..<16 { result *= result }
        return result
    }
}
