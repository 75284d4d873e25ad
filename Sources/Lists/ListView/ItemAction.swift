/// A closure bound to an item, called when the item is tapped.
///
/// Unchecked because lists call it only on the thread that taps, whatever threads measure cells.
public final class ItemAction: @unchecked Sendable {
    private let body: (ItemEvent) -> Void

    public init(_ body: @escaping (ItemEvent) -> Void) {
        self.body = body
    }

    func callAsFunction(_ event: ItemEvent) {
        body(event)
    }
}
