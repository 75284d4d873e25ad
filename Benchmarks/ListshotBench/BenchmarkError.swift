/// Why nothing was measured.
enum BenchmarkError: Error, CustomStringConvertible {
    case brokenPage(String)
    case usage

    var description: String {
        switch self {
        case .brokenPage(let problem): problem
        case .usage:
            """
            usage: listshot-bench screen PAGE DATA RUNS
                   listshot-bench stages PAGE DATA
                   listshot-bench encode PICTURE RUNS
            """
        }
    }
}
