internal import Synchronization

/// Collects the characters that no font of the set has, over all texts that are set.
public final class MissingCharacters: Sendable {
    private let found = Mutex<Set<Character>>([])

    public init() {}

    /// All characters noted, in Unicode order, so that no thread order shows.
    public var characters: [Character] {
        found.withLock { $0.sorted() }
    }

    func note(_ characters: [Character]) {
        guard !characters.isEmpty else { return }
        found.withLock { $0.formUnion(characters) }
    }
}
