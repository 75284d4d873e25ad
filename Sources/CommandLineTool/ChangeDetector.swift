/// Tells which files changed since they were last used, by comparing stamps whenever it is asked.
struct ChangeDetector {
    private let stamp: (String) -> FileStamp?
    private var used: [String: FileStamp?] = [:]
    private var lastSeen: [String: FileStamp?] = [:]

    init(stamp: @escaping (String) -> FileStamp? = FileStamp.init(ofFile:)) {
        self.stamp = stamp
    }

    /// Notes all files as they are now; call it before using them, so that no change in between is lost.
    mutating func markUsed() {
        used = stamps()
        lastSeen = used
    }

    /// Watches these files and no others; those that are new count as used now.
    mutating func watch(_ paths: some Sequence<String>) {
        var kept: [String: FileStamp?] = [:]
        for path in paths { kept.updateValue(used[path] ?? stamp(path), forKey: path) }
        used = kept
        lastSeen = kept
    }

    /// The files that differ from when they were used, sorted.
    ///
    /// Empty while they still change from one call to the next: half a file saved is no reason to draw.
    mutating func settledChanges() -> [String] {
        let now = stamps()
        defer { lastSeen = now }
        guard now == lastSeen else { return [] }
        return now.keys.filter { now[$0] != used[$0] }.sorted()
    }

    private func stamps() -> [String: FileStamp?] {
        Dictionary(uniqueKeysWithValues: used.keys.map { ($0, stamp($0)) })
    }
}
