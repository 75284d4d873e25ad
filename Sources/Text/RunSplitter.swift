internal import CHarfBuzz
internal import Graphics

/// Cuts a paragraph into stretches of one face, script, direction and piece.
struct RunSplitter {
    /// What HarfBuzz shapes at once.
    struct Run {
        var bytes: Range<Int>
        var piece: Int
        var face: Int
        var script: hb_script_t
        var level: UInt8

        var isNeutral: Bool { script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED }
    }

    private(set) var runs: [Run] = []
    private(set) var missing: [Character] = []

    init(_ pieces: [ParagraphShaper.Piece], levels: BidiLevels) {
        var offset = 0
        var scalarIndex = 0
        var scalars: [Unicode.Scalar] = []
        for (pieceIndex, piece) in pieces.enumerated() {
            scalars.removeAll(keepingCapacity: true)
            scalars.append(contentsOf: piece.text.unicodeScalars)
            var chooser = FaceChooser(chain: piece.chain)
            var index = 0
            while index < scalars.count {
                let end = Self.clusterEnd(in: scalars, from: index)
                var length = 0
                for scalar in scalars[index..<end] { length += UTF8.width(scalar) }
                let run = Run(
                    bytes: offset..<(offset + length),
                    piece: pieceIndex,
                    face: chooser.face(for: scalars, in: index..<end),
                    script: Self.script(of: scalars[index]),
                    level: levels[scalarIndex]
                )
                append(run)
                offset += length
                scalarIndex += end - index
                index = end
            }
            missing += chooser.missing.filter { !missing.contains($0) }
        }
    }

    private static func clusterEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int {
        var end = start + 1
        guard end < scalars.count, EmojiRules.mayExtendCluster(scalars[end]) else { return end }
        let isRegional = scalars[start].value >= 0x1F1E6 && scalars[start].value <= 0x1F1FF
        if isRegional, (0x1F1E6...0x1F1FF).contains(scalars[end].value) { return end + 1 }
        while end < scalars.count {
            let joins = EmojiRules.isJoiner(scalars[end - 1]) && scalars[start].properties.isEmoji
            guard joins || EmojiRules.extendsCluster(scalars[end]) else { break }
            end += 1
        }
        return end
    }

    private static func script(of scalar: Unicode.Scalar) -> hb_script_t {
        if scalar.value < 0x80 {
            let isLetter = (scalar.value | 0x20) >= 0x61 && (scalar.value | 0x20) <= 0x7A
            return isLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
        }
        if (0x4E00...0x9FFF).contains(scalar.value) { return HB_SCRIPT_HAN }
        return unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    }

    /// Common and inherited characters take the script beside them, the one before first.
    private mutating func append(_ run: Run) {
        guard let last = runs.indices.last else { return runs.append(run) }
        var run = run
        if run.isNeutral { run.script = runs[last].script }
        let continues =
            runs[last].piece == run.piece && runs[last].face == run.face && runs[last].level == run.level
        guard continues, runs[last].script == run.script || runs[last].isNeutral else {
            return runs.append(run)
        }
        runs[last].bytes = runs[last].bytes.lowerBound..<run.bytes.upperBound
        runs[last].script = run.script
    }
}
