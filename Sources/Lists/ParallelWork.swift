internal import Dispatch
internal import Synchronization

/// Runs work over indices on several threads; results do not depend on how many.
public enum ParallelWork {
    /// Calls `body` for every chunk of `0..<count` and waits; each worker makes its own state once.
    public static func forEachChunk<State>(
        of count: Int,
        chunkSize: Int,
        jobs: Int,
        makeState: @Sendable () -> State,
        body: @Sendable (inout State, Range<Int>) -> Void
    ) {
        let chunks = (count + chunkSize - 1) / chunkSize
        let workers = max(1, min(jobs, chunks))
        let next = Atomic(0)
        @Sendable func work(_ worker: Int) {
            var state = makeState()
            while true {
                let chunk = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard chunk < chunks else { return }
                body(&state, (chunk * chunkSize)..<min(count, (chunk + 1) * chunkSize))
            }
        }
        if workers == 1 {
            work(0)
        } else {
            DispatchQueue.concurrentPerform(iterations: workers, execute: work)
        }
    }
}
