internal import Graphics
internal import Synchronization

/// Remembers texts that were set, so that measuring and drawing set each only once; bounded, and shared by threads.
public final class TextCache: Sendable {
    struct Key: Hashable, Sendable {
        let text: AttributedText
        let style: ParagraphStyle
        let locale: String
        let direction: LayoutDirection
        let textSize: ContentSizeCategory
        /// Worked out once, from the bytes: the standard hash of a string normalises it first.
        private let hash: Int

        /// Spreads keys over shards alike in every run: by the lengths of the text and what surrounds it.
        var shard: Int {
            text.segments.reduce(style.numberOfLines & 0xFF) { sum, segment in
                let bytes = segment.text.utf8
                return (sum &* 31 &+ bytes.count &+ Int(bytes.last ?? 0) &* 7) & 0xFFFF
            }
        }

        init(text: AttributedText, style: ParagraphStyle, traits: Traits) {
            self.text = text
            self.style = style
            locale = traits.locale
            direction = traits.direction
            textSize = traits.textSize
            var hasher = Hasher()
            for segment in text.segments {
                unsafe segment.text.utf8.withContiguousStorageIfAvailable { bytes in
                    unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
                }
                hasher.combine(segment.attributes.font.pointSize)
                hasher.combine(segment.attributes.font.weight)
            }
            hasher.combine(style)
            hash = hasher.finalize()
        }

        static func == (a: Key, b: Key) -> Bool {
            a.hash == b.hash && a.style == b.style && a.locale == b.locale && a.direction == b.direction
                && a.textSize == b.textSize && areSame(a.text, b.text)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(hash)
        }

        /// Equal strings of other bytes, such as a composed letter and its parts, may be set differently.
        private static func areSame(_ a: AttributedText, _ b: AttributedText) -> Bool {
            a == b && zip(a.segments, b.segments).allSatisfy { $0.text.utf8.count == $1.text.utf8.count }
        }
    }

    /// What is known of one text; a result serves every width from its longest line to the width it was set for.
    private struct Entry {
        var paragraphs: [ShapedParagraph]
        var results: [(widths: ClosedRange<Double>, text: ShapedText)]
        var glyphs: Int
    }

    private struct Shard {
        var recent: [Key: Entry] = [:]
        var older: [Key: Entry] = [:]
        var recentGlyphs = 0
    }

    /// Two generations of this many glyphs each, of 40 bytes: 16 shards make about 60 MB at the most.
    private static let glyphsPerShard = 48_000
    private static let resultsPerEntry = 8
    private let shards: [ShardBox]

    private final class ShardBox: Sendable {
        let shard = Mutex(Shard())
    }

    public init() {
        shards = (0..<16).map { _ in ShardBox() }
    }

    func text(for key: Key, width: Double) -> ShapedText? {
        withEntry(of: key) { entry in
            entry?.results.first { $0.widths.contains(width) }?.text
        }
    }

    func paragraphs(for key: Key) -> [ShapedParagraph]? {
        withEntry(of: key) { $0?.paragraphs }
    }

    func insert(_ paragraphs: [ShapedParagraph], for key: Key) {
        let glyphs = paragraphs.reduce(16) { $0 + $1.glyphs.count }
        box(of: key).shard.withLock { shard in
            Self.makeRoom(for: glyphs, in: &shard)
            shard.recent[key] = Entry(paragraphs: paragraphs, results: [], glyphs: glyphs)
        }
    }

    func insert(_ text: ShapedText, for key: Key, width: Double) {
        withEntry(of: key) { entry in
            guard let results = entry?.results else { return }
            if results.count >= Self.resultsPerEntry { entry?.results.removeFirst() }
            // The head of a text cut in the middle gets half of the room, so every width has its own.
            let isOwn = text.isTruncated && key.style.lineBreakMode == .byTruncatingMiddle
            entry?.results.append((isOwn ? width...width : min(text.width, width)...width, text))
        }
    }

    private func box(of key: Key) -> ShardBox {
        shards[key.shard % shards.count]
    }

    private func withEntry<Result: Sendable>(
        of key: Key,
        _ body: (inout Entry?) -> Result
    ) -> Result {
        box(of: key).shard.withLock { shard in
            if shard.recent[key] == nil, let old = shard.older.removeValue(forKey: key) {
                Self.makeRoom(for: old.glyphs, in: &shard)
                shard.recent[key] = old
            }
            return body(&shard.recent[key])
        }
    }

    private static func makeRoom(for glyphs: Int, in shard: inout Shard) {
        if shard.recentGlyphs + glyphs > glyphsPerShard {
            shard.older = shard.recent
            shard.recent = [:]
            shard.recentGlyphs = 0
        }
        shard.recentGlyphs += glyphs
    }
}
