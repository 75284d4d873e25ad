import Foundation

/// The Swift side of `Benchmarks/run.py`, for what cannot be timed from outside a process.
@main
struct Main {
    static func main() throws {
        do {
            print(try output(of: Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func output(of arguments: [String]) throws -> String {
        let runs = arguments.last.flatMap { Int($0) } ?? 0
        switch (arguments.first, arguments.count) {
        case ("screen", 4) where runs > 0:
            return "\(try PageBenchmark(page: arguments[1], data: arguments[2]).screenTime(runs: runs))"
        case ("stages", 3):
            let times = try PageBenchmark(page: arguments[1], data: arguments[2]).stageTimes()
            return "{" + times.map { "\"\($0.stage)\": \($0.milliseconds)" }.joined(separator: ", ") + "}"
        case ("encode", 3) where runs > 0:
            return try EncodeBenchmark(picture: arguments[1]).line(runs: runs)
        default:
            throw BenchmarkError.usage
        }
    }
}
