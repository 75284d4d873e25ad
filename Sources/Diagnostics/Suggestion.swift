/// Finds the known name a misspelt one was probably meant to be.
public enum Suggestion {
    /// The candidate nearest to `name`, if it is near enough to be a misspelling of it.
    ///
    /// Nearness is the optimal string alignment distance (insertions, deletions, substitutions and swaps of
    /// neighbours), case ignored; a third of the name's length may differ, at least one character.
    public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.lowercased().prefix(64))
        let limit = max(1, wanted.count / 3)
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate.count <= 96 {
            let distance = distance(wanted, Array(candidate.lowercased()))
            guard distance <= limit, distance < best?.distance ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    /// The remedy sentence for an unknown name: the near match, or the whole choice when it is short.
    public static func remedy(for name: String, among candidates: [String]) -> String? {
        if let near = nearest(to: name, in: candidates) { return "did you mean \"\(near)\"?" }
        guard !candidates.isEmpty, candidates.count <= 24 else { return nil }
        return "expected one of " + candidates.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    }

    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i] + [Int](repeating: 0, count: b.count)
            for j in 1...b.count {
                let substitution = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                row[j] = min(last[j] + 1, row[j - 1] + 1, substitution)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    row[j] = min(row[j], beforeLast[j - 2] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
