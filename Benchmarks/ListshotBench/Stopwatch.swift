/// Times in milliseconds, told by their median, which one disturbed run does not move.
enum Stopwatch {
    static func once<Result>(_ body: () throws -> Result) rethrows -> (milliseconds: Double, Result) {
        let start = ContinuousClock.now
        let result = try body()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return (Double(seconds) * 1e3 + Double(attoseconds) * 1e-15, result)
    }

    /// Runs `body` a few times unmeasured, so that buffers and caches are warm, and then `count` times.
    static func median(of count: Int, _ body: () throws -> Void) rethrows -> Double {
        for _ in 0..<3 { try body() }
        var times: [Double] = []
        for _ in 0..<count { times.append(try once(body).milliseconds) }
        return times.sorted()[count / 2]
    }
}
