internal import Diagnostics

/// The bytes of one input file, by which an offset becomes a line and a column.
public final class SourceText: Sendable {
    /// What messages call the file.
    public let name: String
    let bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }

    /// Line and column of a byte, counted when asked: places are needed only for the few that are reported.
    func place(at offset: Int) -> SourcePlace {
        var finder = PlaceFinder(self)
        return finder.place(at: offset)
    }

    /// Problems as diagnostics, in the order of the text; beyond a number that anybody reads they are only counted.
    func diagnostics(of problems: [JSONProblem], notStored: Int = 0) -> [Diagnostic] {
        var finder = PlaceFinder(self)
        var rooms: [Severity: Int] = [:]
        let sorted = problems.enumerated().sorted { a, b in
            (a.element.offset, a.offset) < (b.element.offset, b.offset)
        }
        var result: [Diagnostic] = []
        for (_, problem) in sorted {
            let room = rooms[problem.severity, default: JSONProblem.limit]
            guard room > 0 else { continue }
            rooms[problem.severity] = room - 1
            result.append(problem.diagnostic(at: finder.place(at: problem.offset)))
        }
        let rest = problems.count + notStored - result.count
        guard rest > 0 else { return result }
        return result + [
            Diagnostic(
                id: "more-problems",
                severity: .note,
                place: SourcePlace(file: name),
                message: "\(rest) more of this file are not shown"
            )
        ]
    }
}
