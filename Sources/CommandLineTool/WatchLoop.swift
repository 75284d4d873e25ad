/// Draws again whenever an input has changed.
struct WatchLoop {
    /// Waits a moment; false ends the loop.
    let pause: () -> Bool
    var detector = ChangeDetector()

    /// Draws once, then after every change.
    ///
    /// `draw` gets the changed files, none the first time, and returns the files it read; the paths are watched
    /// whatever it returns.
    mutating func run(
        _ paths: [String],
        draw: ([String]) throws(CommandFailure) -> [String]
    ) throws(CommandFailure) {
        detector.watch(paths)
        var changes: [String] = []
        repeat {
            detector.markUsed()
            detector.watch(Set(paths + (try draw(changes))))
            guard let next = nextChanges() else { return }
            changes = next
        } while true
    }

    private mutating func nextChanges() -> [String]? {
        while pause() {
            let changes = detector.settledChanges()
            if !changes.isEmpty { return changes }
        }
        return nil
    }
}
