/// Reading and writing of whole PNG files.
public enum PNG {
    /// How much time the writer takes for smaller files.
    public enum Effort: Sendable, Hashable {
        /// Tens of milliseconds for a page of 750 x 16,000 pixels.
        case fast
        /// Several tries; the bytes do not depend on the processor. For files that are kept.
        case small
    }
}
