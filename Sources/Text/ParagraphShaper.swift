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
        let levels = BidiLevels(paragraph.bytes, direction: direction)
        paragraph.isRightToLeft = levels.isRightToLeft
        let splitter = RunSplitter(pieces, levels: levels)
        paragraph.missing = splitter.missing
        set(splitter.runs, into: &paragraph)
        return paragraph
    }

    private func set(_ runs: [RunSplitter.Run], into paragraph: inout ShapedParagraph) {
        guard !runs.isEmpty, let buffer = unsafe hb_buffer_create() else { return }
        defer { unsafe hb_buffer_destroy(buffer) }
        paragraph.runs.reserveCapacity(runs.count)
        let language = unsafe hb_language_from_string(locale, -1)
        for run in runs {
            let face = pieces[run.piece].chain[run.face]
            unsafe hb_buffer_clear_contents(buffer)
            unsafe paragraph.bytes.withUnsafeBytes { bytes in
                unsafe hb_buffer_add_utf8(
                    buffer,
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
                    Int32(bytes.count),
                    UInt32(run.bytes.lowerBound),
                    Int32(run.bytes.count)
                )
            }
            unsafe hb_buffer_set_direction(
                buffer,
                run.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
            )
            unsafe hb_buffer_set_script(buffer, run.script)
            unsafe hb_buffer_set_language(buffer, language)
            unsafe Self.shape(buffer, face, hasMonospacedDigits: pieces[run.piece].font.hasMonospacedDigits)
            unsafe collect(buffer, run, face, into: &paragraph)
        }
    }

    private static func shape(_ buffer: OpaquePointer, _ face: LoadedFace, hasMonospacedDigits: Bool) {
        let tabularDigits: hb_tag_t = 0x746E_756D
        var feature = hb_feature_t(tag: tabularDigits, value: 1, start: 0, end: UInt32.max)
        let featureCount: UInt32 = hasMonospacedDigits ? 1 : 0
        unsafe "ot".withCString { name in
            // Named, as HarfBuzz else takes its shapers from the variable HB_SHAPER_LIST.
            let shapers: [UnsafePointer<CChar>?] = unsafe [name, nil]
            unsafe face.withFont { font in
                _ = unsafe hb_shape_full(font, buffer, &feature, featureCount, shapers)
            }
        }
    }

    /// Moves the buffer's glyphs into clusters in logical order; inside a cluster glyphs stay in visual order.
    private func collect(
        _ buffer: OpaquePointer,
        _ run: RunSplitter.Run,
        _ face: LoadedFace,
        into paragraph: inout ShapedParagraph
    ) {
        var length: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &length),
            let positions = unsafe hb_buffer_get_glyph_positions(buffer, &length)
        else { return }
        let count = Int(length)
        let first = paragraph.clusters.count
        let added = append(run, face, first..<first, to: &paragraph)
        paragraph.reserve(count)
        let isBackwards = run.level % 2 == 1
        var pen = paragraph.positions[first]
        var index = isBackwards ? count - 1 : 0
        while index >= 0, index < count {
            var low = index
            var high = index
            let cluster = unsafe infos[index].cluster
            if isBackwards {
                while low > 0, unsafe infos[low - 1].cluster == cluster { low -= 1 }
            } else {
                while high + 1 < count, unsafe infos[high + 1].cluster == cluster { high += 1 }
            }
            paragraph.clusters.append(
                ShapedParagraph.Cluster(
                    start: cluster,
                    firstGlyph: UInt32(paragraph.glyphs.count),
                    run: UInt32(paragraph.runs.count - 1),
                    isWhite: Self.isWhite(paragraph.bytes, at: Int(cluster))
                )
            )
            for place in low...high {
                let position = unsafe positions[place]
                let glyph = ShapedParagraph.Glyph(
                    id: unsafe infos[place].codepoint,
                    advance: position.x_advance,
                    x: position.x_offset,
                    y: position.y_offset
                )
                pen += Double(position.x_advance) * added.scale
                paragraph.glyphs.append(glyph)
            }
            pen += added.kern
            paragraph.positions.append(pen)
            index = isBackwards ? low - 1 : high + 1
        }
        paragraph.runs[paragraph.runs.count - 1].clusters = first..<paragraph.clusters.count
    }

    private func append(
        _ run: RunSplitter.Run,
        _ face: LoadedFace,
        _ clusters: Range<Int>,
        to paragraph: inout ShapedParagraph
    ) -> ShapedParagraph.Run {
        let piece = pieces[run.piece]
        let added = ShapedParagraph.Run(
            face: face,
            size: piece.size,
            level: run.level,
            segment: piece.segment,
            clusters: clusters,
            metrics: Self.metrics(of: run.script, piece, face),
            baselineOffset: piece.baselineOffset,
            kern: piece.kern
        )
        paragraph.runs.append(added)
        return added
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

extension ShapedParagraph {
    /// Makes room for more glyphs; by doubling, as a paragraph of many runs asks often.
    fileprivate mutating func reserve(_ count: Int) {
        let needed = glyphs.count + count
        guard glyphs.capacity < needed else { return }
        let capacity = max(needed, glyphs.capacity * 2)
        glyphs.reserveCapacity(capacity)
        clusters.reserveCapacity(capacity)
        positions.reserveCapacity(capacity + 1)
    }
}
