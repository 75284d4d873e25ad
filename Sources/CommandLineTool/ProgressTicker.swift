internal import Dispatch

/// Lets a progress line move while nothing is written, as in a long layout; stops when it goes away.
final class ProgressTicker {
    private let timer: (any DispatchSourceTimer)?

    init(_ progress: ProgressLine, isShown: Bool) {
        guard isShown else {
            timer = nil
            return
        }
        let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
        timer.schedule(deadline: .now() + .seconds(1), repeating: .milliseconds(250))
        timer.setEventHandler { progress.tick() }
        timer.resume()
        self.timer = timer
    }

    deinit { timer?.cancel() }
}
