internal import CHarfBuzz
internal import Graphics

/// Shapes one paragraph: splits it into runs, lets HarfBuzz set them, and collects the clusters.
struct ParagraphShaper {
    /// A piece of the paragraph in one segment's look.
    struct Piece {
        var text: Substring
        var segment: Int
        var font: Font
        var size: Double
        var kern: Double
        var baselineOffset: Double
        var metrics: LineMetrics
        var chain: [LoadedFace]
    }

    /// Bytes of one face, script, direction and piece.
    private struct RawRun {
        var bytes: Range<Int>
        var piece: Int
        var face: Int
        var script: hb_script_t
        var level: UInt8
    }

    private let pieces: [Piece]
    private let locale: String
    private let direction: LayoutDirection

    init(pieces: [Piece], locale: String, direction: LayoutDirection) {
        self.pieces = pieces
        self.locale = locale
        self.direction = direction
    }

    /// The shaped paragraph; metrics of an empty line come from the first piece.
    func shape(emptyMetrics: LineMetrics) -> ShapedParagraph {
        var paragraph = ShapedParagraph(emptyMetrics: emptyMetrics)
        paragraph.lastSegment = pieces.last?.segment ?? 0
        for piece in pieces { paragraph.bytes.append(contentsOf: piece.text.utf8) }
        let levels = BidiLevels(pieces.map(\.text), bytes: paragraph.bytes, direction: direction)
        paragraph.isRightToLeft = levels.isRightToLeft
        let rawRuns = split(levels: levels, missing: &paragraph.missing)
        set(rawRuns, into: &paragraph)
        return paragraph
    }

    private func split(levels: BidiLevels, missing: inout [Character]) -> [RawRun] {
        var runs: [RawRun] = []
        var offset = 0
        var scalarIndex = 0
        for (pieceIndex, piece) in pieces.enumerated() {
            let scalars = Array(piece.text.unicodeScalars)
            var chooser = FaceChooser(chain: piece.chain)
            var index = 0
            while index < scalars.count {
                let end = Self.clusterEnd(in: scalars, from: index)
                let cluster = scalars[index..<end]
                let length = cluster.reduce(0) { $0 + UTF8.width($1) }
                let run = RawRun(
                    bytes: offset..<(offset + length),
                    piece: pieceIndex,
                    face: chooser.face(for: cluster),
                    script: Self.script(of: scalars[index]),
                    level: levels[scalarIndex]
                )
                Self.append(run, to: &runs)
                offset += length
                scalarIndex += end - index
                index = end
            }
            missing += chooser.missing.filter { !missing.contains($0) }
        }
        return runs
    }

    private static func clusterEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int {
        var end = start + 1
        if scalars[start].value < 0x80, end == scalars.count || scalars[end].value < 0x80 { return end }
        let isRegional = scalars[start].value >= 0x1F1E6 && scalars[start].value <= 0x1F1FF
        if isRegional, end < scalars.count, (0x1F1E6...0x1F1FF).contains(scalars[end].value) {
            return end + 1
        }
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
        return unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    }

    /// Common and inherited characters take the script beside them, the one before first.
    private static func append(_ run: RawRun, to runs: inout [RawRun]) {
        var run = run
        let isNeutral = run.script == HB_SCRIPT_COMMON || run.script == HB_SCRIPT_INHERITED
        guard let last = runs.last else { return runs.append(run) }
        if isNeutral { run.script = last.script }
        let lastIsNeutral = last.script == HB_SCRIPT_COMMON || last.script == HB_SCRIPT_INHERITED
        let continues = last.piece == run.piece && last.face == run.face && last.level == run.level
        guard continues, last.script == run.script || lastIsNeutral else { return runs.append(run) }
        runs[runs.count - 1].bytes = last.bytes.lowerBound..<run.bytes.upperBound
        runs[runs.count - 1].script = run.script
    }

    private func set(_ rawRuns: [RawRun], into paragraph: inout ShapedParagraph) {
        guard !rawRuns.isEmpty, let buffer = unsafe hb_buffer_create() else { return }
        defer { unsafe hb_buffer_destroy(buffer) }
        let language = unsafe hb_language_from_string(locale, -1)
        for raw in rawRuns {
            let piece = pieces[raw.piece]
            let face = piece.chain[raw.face]
            unsafe hb_buffer_clear_contents(buffer)
            unsafe paragraph.bytes.withUnsafeBytes { bytes in
                unsafe hb_buffer_add_utf8(
                    buffer,
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                    Int32(bytes.count),
                    UInt32(raw.bytes.lowerBound),
                    Int32(raw.bytes.count)
                )
            }
            unsafe hb_buffer_set_direction(
                buffer,
                raw.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
            )
            unsafe hb_buffer_set_script(buffer, raw.script)
            unsafe hb_buffer_set_language(buffer, language)
            unsafe Self.shape(buffer, face, piece.font)
            unsafe collect(buffer, raw, face, into: &paragraph)
        }
    }

    private static func shape(_ buffer: OpaquePointer, _ face: LoadedFace, _ font: Font) {
        guard font.hasMonospacedDigits else {
            return unsafe face.withFont { unsafe hb_shape($0, buffer, nil, 0) }
        }
        let tabularDigits: hb_tag_t = 0x746E_756D
        var feature = hb_feature_t(tag: tabularDigits, value: 1, start: 0, end: UInt32.max)
        unsafe face.withFont { unsafe hb_shape($0, buffer, &feature, 1) }
    }

    /// Moves the buffer's glyphs into clusters in logical order; inside a cluster glyphs stay in visual order.
    private func collect(
        _ buffer: OpaquePointer,
        _ raw: RawRun,
        _ face: LoadedFace,
        into paragraph: inout ShapedParagraph
    ) {
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        let piece = pieces[raw.piece]
        let scale = piece.size / face.unitsPerEm
        let first = paragraph.clusters.count
        let isBackwards = raw.level % 2 == 1
        var index = isBackwards ? Int(count) - 1 : 0
        while index >= 0, index < Int(count) {
            var low = index
            var high = index
            let cluster = unsafe infos[index].cluster
            if isBackwards {
                while low > 0, unsafe infos[low - 1].cluster == cluster { low -= 1 }
            } else {
                while high + 1 < Int(count), unsafe infos[high + 1].cluster == cluster { high += 1 }
            }
            let glyphStart = paragraph.glyphs.count
            var advance = 0.0
            for place in low...high {
                let position = unsafe positions[place]
                let glyph = ShapedParagraph.Glyph(
                    id: unsafe infos[place].codepoint,
                    advance: Double(position.x_advance) * scale,
                    x: Double(position.x_offset) * scale,
                    y: -Double(position.y_offset) * scale
                )
                advance += glyph.advance
                paragraph.glyphs.append(glyph)
            }
            let isWhite = Self.isWhite(paragraph.bytes, at: Int(cluster))
            if piece.kern != 0 {
                advance += piece.kern
                paragraph.glyphs[paragraph.glyphs.count - 1].advance += piece.kern
            }
            paragraph.clusters.append(
                ShapedParagraph.Cluster(
                    start: Int(cluster),
                    advance: advance,
                    isWhite: isWhite,
                    run: paragraph.runs.count,
                    glyphs: glyphStart..<paragraph.glyphs.count
                )
            )
            paragraph.positions.append(paragraph.positions[paragraph.positions.count - 1] + advance)
            index = isBackwards ? low - 1 : high + 1
        }
        paragraph.runs.append(
            ShapedParagraph.Run(
                face: face,
                size: piece.size,
                level: raw.level,
                segment: piece.segment,
                clusters: first..<paragraph.clusters.count,
                metrics: Self.metrics(of: raw.script, piece, face),
                baselineOffset: piece.baselineOffset
            )
        )
    }

    /// Latin, Han, kana, hangul and emoji keep the label's own line height; taller scripts take the taller of
    /// the two fonts (semantics 8).
    private static func metrics(
        of script: hb_script_t,
        _ piece: Piece,
        _ face: LoadedFace
    ) -> LineMetrics {
        guard face !== piece.chain[0], !face.face.isBitmapEmoji else { return piece.metrics }
        switch script {
        case HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC, HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED,
            HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO:
            return piece.metrics
        default:
            let own = face.metricsPerEm
            return piece.metrics.union(
                LineMetrics(ascent: own.ascent * piece.size, descent: own.descent * piece.size, leading: 0)
            )
        }
    }

    /// Spaces at which lines end: Unicode's separators except the no-break ones, and tabs.
    private static func isWhite(_ bytes: [UInt8], at offset: Int) -> Bool {
        switch bytes[offset] {
        case 0x20, 0x09: true
        case 0xE2:
            offset + 2 < bytes.count && bytes[offset + 1] == 0x80
                && (0x80...0x8B).contains(bytes[offset + 2]) && bytes[offset + 2] != 0x87
        case 0xE3: offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] == 0x80
        default: false
        }
    }
}
