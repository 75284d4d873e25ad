/// Memory that a worker keeps and reuses, as fresh pages cost about a millisecond per mebibyte.
@safe
struct ScratchBuffer: ~Copyable {
    private(set) var start: UnsafeMutableRawPointer
    private(set) var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        unsafe start = .allocate(byteCount: capacity, alignment: 64)
    }

    /// Grows to at least `capacity` bytes; the first `count` bytes stay.
    mutating func reserve(_ capacity: Int, keeping count: Int) {
        guard capacity > self.capacity else { return }
        let grown = max(capacity, self.capacity * 2)
        let moved = UnsafeMutableRawPointer.allocate(byteCount: grown, alignment: 64)
        unsafe moved.copyMemory(from: start, byteCount: count)
        unsafe start.deallocate()
        unsafe start = moved
        self.capacity = grown
    }

    deinit { unsafe start.deallocate() }
}
