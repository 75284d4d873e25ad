internal import Text

/// Work on cells: on several threads for classes that allow it, on the caller's for the others, in list order.
struct CellWork {
    let environment: TextEnvironment
    let jobs: Int

    /// The results of the body for every index, each called once, with cells to reuse.
    ///
    /// - Parameters:
    ///   - allowed: for each index, whether another thread may do its work.
    ///   - placeholder: any value; every one is replaced.
    ///   - body: the work.
    /// - Returns: the results in the order of the indices.
    func results<Result: Sendable>(
        allowed: [Bool],
        placeholder: Result,
        _ body: @Sendable (Int, CellPool) -> Result
    ) -> [Result] {
        var results = [Result](repeating: placeholder, count: allowed.count)
        let environment = environment
        unsafe results.withUnsafeMutableBufferPointer { buffer in
            // Safe: every index is written by exactly one chunk, and all chunks end before the buffer does.
            nonisolated(unsafe) let results = unsafe buffer
            ParallelWork.forEachChunk(of: allowed.count, chunkSize: 16, jobs: jobs) {
                CellPool(environment: environment)
            } body: { pool, range in
                TextEnvironment.$current.withValue(environment) {
                    for index in range where allowed[index] { unsafe results[index] = body(index, pool) }
                }
            }
        }
        guard allowed.contains(false) else { return results }
        let pool = CellPool(environment: environment)
        TextEnvironment.$current.withValue(environment) {
            for index in allowed.indices where !allowed[index] { results[index] = body(index, pool) }
        }
        return results
    }
}
