internal import CHarfBuzz
internal import Graphics

/// An opened font file, scaled to its own units so that one shaping result serves all sizes.
///
/// Unchecked because HarfBuzz documents font objects as safe to share between threads once immutable.
@safe final class LoadedFace: @unchecked Sendable {
    let face: FontFace
    /// Set when the family lacks an italic: the glyphs are slanted instead.
    let needsSlant: Bool
    let unitsPerEm: Double
    /// The font's own line metrics per em.
    let metricsPerEm: LineMetrics
    let underline: (position: Double, thickness: Double)
    private let font: OpaquePointer

    /// Nil when the file cannot be read or holds no such face.
    init?(_ declaration: FontDeclaration, needsSlant: Bool) {
        guard let blob = unsafe hb_blob_create_from_file_or_fail(declaration.path) else { return nil }
        defer { unsafe hb_blob_destroy(blob) }
        guard let face = unsafe hb_face_create(blob, UInt32(declaration.index)) else { return nil }
        defer { unsafe hb_face_destroy(face) }
        guard unsafe hb_face_get_glyph_count(face) > 0, let font = unsafe hb_font_create(face) else {
            return nil
        }
        let units = Double(unsafe hb_face_get_upem(face))
        unsafe hb_font_set_scale(font, Int32(units), Int32(units))
        unsafe hb_font_make_immutable(font)
        unsafe self.font = font
        unitsPerEm = units
        self.needsSlant = needsSlant
        metricsPerEm = unsafe Self.metrics(of: font, unitsPerEm: units)
        underline = unsafe Self.underline(of: font, unitsPerEm: units)
        self.face = FontFace(
            path: declaration.path,
            index: declaration.index,
            name: Self.name(of: declaration),
            isBitmapEmoji: unsafe hb_ot_color_has_png(face) != 0
        )
    }

    deinit {
        unsafe hb_font_destroy(font)
    }

    /// True when the font has a picture for a character.
    func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        var glyph: UInt32 = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// Lends the HarfBuzz font to the shaper.
    func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        unsafe body(font)
    }

    private static func name(of declaration: FontDeclaration) -> String {
        let weight = Font.Weight.named.first { $0.weight == declaration.weight }?.name ?? "regular"
        return "\(declaration.family) \(weight)\(declaration.isItalic ? " italic" : "")"
    }

    private static func metrics(of font: OpaquePointer, unitsPerEm: Double) -> LineMetrics {
        var extents = hb_font_extents_t()
        unsafe hb_font_get_h_extents(font, &extents)
        return LineMetrics(
            ascent: Double(extents.ascender) / unitsPerEm,
            descent: -Double(extents.descender) / unitsPerEm,
            leading: Double(extents.line_gap) / unitsPerEm
        )
    }

    private static func underline(
        of font: OpaquePointer,
        unitsPerEm: Double
    ) -> (position: Double, thickness: Double) {
        var position: hb_position_t = 0
        var thickness: hb_position_t = 0
        unsafe hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &position)
        unsafe hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_UNDERLINE_SIZE, &thickness)
        return (-Double(position) / unitsPerEm, Double(thickness) / unitsPerEm)
    }
}
