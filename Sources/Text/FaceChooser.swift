internal import Graphics

/// Picks the face for each character: the label's own family first, then the set's other families.
struct FaceChooser {
    /// Own family first.
    private let chain: [LoadedFace]
    /// The place of the emoji font in the chain.
    private let emoji: Int?
    private(set) var missing: [Character] = []

    init(chain: [LoadedFace]) {
        self.chain = chain
        emoji = chain.firstIndex { $0.face.isBitmapEmoji }
    }

    /// The position in the chain of the face for a cluster of scalars.
    ///
    /// Digits, spaces and punctuation never come from the emoji font unless a selector makes them emoji
    /// (semantics 8): the emoji font is asked only for characters that show as emoji.
    mutating func face(for scalars: [Unicode.Scalar], in cluster: Range<Int>) -> Int {
        let first = scalars[cluster.lowerBound]
        let next = cluster.count > 1 ? scalars[cluster.lowerBound + 1] : nil
        if EmojiRules.isEmoji(first, next: next), let emoji, chain[emoji].hasGlyph(for: first) {
            return emoji
        }
        if cluster.count > 1, let place = place(covering: scalars[cluster]) { return place }
        if let place = place(covering: first) { return place }
        // Symbols that only the emoji font draws, such as a cloud with rain, come from it without a selector.
        if first.value >= 0x2000, let emoji, chain[emoji].hasGlyph(for: first) { return emoji }
        note(first)
        return 0
    }

    /// The first face that has a character, any when it has no picture of its own.
    private func place(covering scalar: Unicode.Scalar) -> Int? {
        if EmojiRules.isInvisible(scalar) { return 0 }
        for index in chain.indices where index != emoji && chain[index].hasGlyph(for: scalar) {
            return index
        }
        return nil
    }

    /// The first face that has all characters that have a picture.
    private func place(covering cluster: ArraySlice<Unicode.Scalar>) -> Int? {
        chain.indices.first { index in
            index != emoji
                && cluster.allSatisfy { EmojiRules.isInvisible($0) || chain[index].hasGlyph(for: $0) }
        }
    }

    private mutating func note(_ scalar: Unicode.Scalar) {
        let character = Character(scalar)
        if !missing.contains(character), scalar.properties.generalCategory != .control {
            missing.append(character)
        }
    }
}
