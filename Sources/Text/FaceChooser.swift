internal import Graphics

/// Picks the face for each character: the label's own family first, then the set's other families.
struct FaceChooser {
    /// Own family first.
    let chain: [LoadedFace]
    private let emoji: LoadedFace?
    private(set) var missing: [Character] = []

    init(chain: [LoadedFace]) {
        self.chain = chain
        emoji = chain.first { $0.face.isBitmapEmoji }
    }

    /// The position in the chain of the face for a cluster of scalars.
    ///
    /// Digits, spaces and punctuation never come from the emoji font unless a selector makes them emoji
    /// (semantics 8): the emoji font is asked only for characters that show as emoji.
    mutating func face(for cluster: ArraySlice<Unicode.Scalar>) -> Int {
        guard let first = cluster.first else { return 0 }
        if cluster.count == 1, chain[0].glyph(for: first) != nil, !EmojiRules.isEmoji(first, next: nil) {
            return 0
        }
        let next = cluster.dropFirst().first
        if EmojiRules.isEmoji(first, next: next), let emoji, emoji.glyph(for: first) != nil,
            let place = chain.firstIndex(where: { $0 === emoji })
        {
            return place
        }
        let visible = cluster.filter { !EmojiRules.isInvisible($0) }
        if let place = place(covering: visible[...]) ?? place(covering: visible.prefix(1)) { return place }
        // Symbols that only the emoji font draws, such as a cloud with rain, come from it without a selector.
        if first.value >= 0x2000, let emoji, emoji.glyph(for: first) != nil {
            return chain.firstIndex { $0 === emoji } ?? 0
        }
        note(first)
        return 0
    }

    private func place(covering scalars: ArraySlice<Unicode.Scalar>) -> Int? {
        chain.firstIndex { face in
            !face.face.isBitmapEmoji && scalars.allSatisfy { face.glyph(for: $0) != nil }
        }
    }

    private mutating func note(_ scalar: Unicode.Scalar) {
        let character = Character(scalar)
        if !missing.contains(character), scalar.properties.generalCategory != .control {
            missing.append(character)
        }
    }
}
