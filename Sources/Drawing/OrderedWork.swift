import Dispatch
import Foundation

/// Work cut into numbered parts: several workers make the parts, one after the other is handed over in order.
///
/// Unchecked because the compiler cannot see the lock: every stored variable is read and written under `condition`,
/// and `receive` is called by one thread at a time.
final class OrderedWork<Part: Sendable>: @unchecked Sendable {
    private let count: Int
    /// Parts that may be begun beyond the last one handed over, so that memory is bounded.
    private let window: Int
    private let receive: (Part) throws(DrawingError) -> Void
    private let condition = NSCondition()
    private var begun = 0
    private var handedOver = 0
    private var waiting: [Int: Result<Part, DrawingError>] = [:]
    private var isHandingOver = false
    private var failure: DrawingError?

    private init(count: Int, window: Int, receive: @escaping (Part) throws(DrawingError) -> Void) {
        self.count = count
        self.window = window
        self.receive = receive
    }

    /// Makes all parts with several workers; the first failure, in the order of the parts, ends the work.
    ///
    /// - Parameters:
    ///   - count: How many parts there are.
    ///   - workers: Each makes parts on a thread of its own.
    ///   - make: Makes one part.
    ///   - receive: Takes the parts in order.
    /// - Throws: What `make` or `receive` threw.
    static func run<Worker: Sendable>(
        count: Int,
        workers: [Worker],
        make: @escaping @Sendable (Worker, Int) throws(DrawingError) -> Part,
        receive: @escaping (Part) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        let work = OrderedWork(count: count, window: 2 * workers.count + 2, receive: receive)
        DispatchQueue.concurrentPerform(iterations: workers.count) { index in
            while let part = work.begin() {
                work.deliver(
                    Result { () throws(DrawingError) in try make(workers[index], part) },
                    part: part
                )
            }
        }
        if let failure = work.failure { throw failure }
    }

    /// The next part to make, or nil when there is none; waits while too many are ahead of the output.
    ///
    /// Someone is always making the part that the output waits for, as parts are begun in order.
    private func begin() -> Int? {
        condition.lock()
        defer { condition.unlock() }
        while begun - handedOver >= window && failure == nil { condition.wait() }
        guard begun < count, failure == nil else { return nil }
        begun += 1
        return begun - 1
    }

    /// Hands over what is next in order, unless another thread is doing that already.
    private func deliver(_ result: Result<Part, DrawingError>, part: Int) {
        condition.lock()
        waiting[part] = result
        if !isHandingOver {
            isHandingOver = true
            while failure == nil, let next = waiting.removeValue(forKey: handedOver) {
                condition.unlock()
                let problem = handOver(next)
                condition.lock()
                failure = problem
                handedOver += 1
                condition.broadcast()
            }
            isHandingOver = false
        }
        condition.unlock()
    }

    private func handOver(_ result: Result<Part, DrawingError>) -> DrawingError? {
        do throws(DrawingError) {
            try receive(try result.get())
            return nil
        } catch {
            return error
        }
    }
}
