internal import CCairo
import Graphics

/// One face of a font file, opened with FreeType for one worker.
///
/// Every file has a FreeType library of its own: cairo may close a face from any thread, long after its last use,
/// and faces of one library must not be closed while another is in use.
@safe final class FontFile {
    /// A colour bitmap as the font holds it.
    struct Strike {
        let bitmap: Bitmap
        /// From the glyph's origin to the bitmap's left edge and up to its top edge, in the bitmap's pixels.
        let left: Int
        let top: Int
        /// Pixels per em that the bitmap was made for.
        let pixelsPerEm: Int
    }

    /// Coverage of one glyph.
    struct Coverage {
        let bytes: [UInt8]
        let width: Int
        let height: Int
        /// From the glyph's origin to the left edge, and up to the top edge.
        let left: Int
        let top: Int
    }

    let name: String
    private let library: FT_Library
    private let face: FT_Face
    private var size = 0.0
    /// True once cairo closes the face.
    private var isGivenAway = false

    init(_ font: FontFace) throws(DrawingError) {
        name = font.name
        var library: FT_Library?
        let initialised = unsafe FT_Init_FreeType(&library)
        guard let library = unsafe library else {
            throw .unreadableFont(name: font.name, code: Int(initialised))
        }
        unsafe Self.undoEnvironment(in: library)
        var face: FT_Face?
        let opened = unsafe FT_New_Face(library, font.path, FT_Long(font.index), &face)
        guard opened == 0, let face = unsafe face else {
            unsafe FT_Done_FreeType(library)
            throw .unreadableFont(name: font.name, code: Int(opened))
        }
        unsafe self.library = library
        unsafe self.face = face
    }

    deinit {
        guard !isGivenAway else { return }
        unsafe FT_Done_Face(face)
        unsafe FT_Done_FreeType(library)
    }

    /// FreeType reads the variable FREETYPE_PROPERTIES, by which outlines can be darkened or hinted otherwise.
    ///
    /// Only these properties change the outlines of unhinted glyphs; true is FreeType's own default.
    private static func undoEnvironment(in library: FT_Library) {
        var isTrue: FT_Bool = 1
        for module in ["autofitter", "cff", "type1", "t1cid"] {
            // A library built without the module has nothing to undo.
            _ = unsafe FT_Property_Set(library, module, "no-stem-darkening", &isTrue)
        }
    }

    /// Draws a glyph's outline without hinting, moved right by halves of a pixel; `size` in pixels per em.
    func coverage(
        of glyph: UInt32,
        size: Double,
        slant: Double,
        halves: Int
    ) throws(DrawingError) -> Coverage {
        try setSize(size)
        // 16.16 fixed point for the matrix; 26.6 for the shift, so a half is 32.
        var shear = FT_Matrix(xx: 0x10000, xy: FT_Fixed((slant * 65536).rounded()), yx: 0, yy: 0x10000)
        var shift = FT_Vector(x: FT_Pos(halves * 32), y: 0)
        unsafe FT_Set_Transform(face, &shear, &shift)
        let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
        try check(unsafe FT_Load_Glyph(face, glyph, flags), glyph)
        guard let slot = unsafe face.pointee.glyph else {
            throw .unreadableGlyph(font: name, glyph: glyph, code: 0)
        }
        try check(unsafe FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL), glyph)
        return unsafe Self.coverage(slot.pointee)
    }

    /// Reads a glyph's colour bitmap; nil for a glyph without one.
    func strike(of glyph: UInt32) throws(DrawingError) -> Strike? {
        let count = unsafe face.pointee.num_fixed_sizes
        guard count > 0 else { return nil }
        try check(unsafe FT_Select_Size(face, count - 1), glyph)
        size = 0
        try check(unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)), glyph)
        guard let slot = unsafe face.pointee.glyph else { return nil }
        let bitmap = unsafe slot.pointee.bitmap
        guard unsafe bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, let buffer = unsafe bitmap.buffer
        else {
            return nil
        }
        let width = Int(unsafe bitmap.width)
        let height = Int(unsafe bitmap.rows)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for row in 0..<height {
            let start = unsafe buffer + row * Int(bitmap.pitch)
            unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: width * 4))
        }
        return unsafe Strike(
            bitmap: Bitmap(width: width, height: height, bytes: bytes),
            left: Int(slot.pointee.bitmap_left),
            top: Int(slot.pointee.bitmap_top),
            pixelsPerEm: Int(face.pointee.size.pointee.metrics.y_ppem)
        )
    }

    /// Makes cairo's form of the face, which owns the FreeType face from then on.
    func cairoFace() throws(DrawingError) -> OpaquePointer {
        let result: OpaquePointer = unsafe cairo_ft_font_face_create_for_ft_face(face, 0)
        try DrawingError.check(unsafe cairo_font_face_status(result), "open the font \(name)")
        // The address of the face serves as the key: no other face of this process has it.
        let key = unsafe UnsafeRawPointer(face).assumingMemoryBound(to: cairo_user_data_key_t.self)
        let status = unsafe cairo_font_face_set_user_data(result, key, UnsafeMutableRawPointer(face)) {
            pointer in
            guard let face = unsafe pointer?.assumingMemoryBound(to: FT_FaceRec_.self) else { return }
            let library = unsafe face.pointee.glyph.pointee.library
            unsafe FT_Done_Face(face)
            unsafe FT_Done_FreeType(library)
        }
        try DrawingError.check(status, "open the font \(name)")
        isGivenAway = true
        return unsafe result
    }

    private func setSize(_ wanted: Double) throws(DrawingError) {
        guard wanted != size else { return }
        let status = unsafe FT_Set_Char_Size(face, FT_F26Dot6((wanted * 64).rounded()), 0, 72, 72)
        guard status == 0 else { throw .unreadableFont(name: name, code: Int(status)) }
        size = wanted
    }

    private func check(_ status: FT_Error, _ glyph: UInt32) throws(DrawingError) {
        guard status == 0 else { throw .unreadableGlyph(font: name, glyph: glyph, code: Int(status)) }
    }

    private static func coverage(_ slot: FT_GlyphSlotRec_) -> Coverage {
        let bitmap = unsafe slot.bitmap
        let width = Int(unsafe bitmap.width)
        let height = Int(unsafe bitmap.rows)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height)
        if let buffer = unsafe bitmap.buffer {
            for row in 0..<height {
                let start = unsafe buffer + row * Int(bitmap.pitch)
                unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: width))
            }
        }
        return unsafe Coverage(
            bytes: bytes,
            width: width,
            height: height,
            left: Int(slot.bitmap_left),
            top: Int(slot.bitmap_top)
        )
    }
}
