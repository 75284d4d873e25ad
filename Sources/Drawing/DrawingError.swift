public import ImageCoding

/// Why a picture could not be drawn.
public enum DrawingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The picture has no pixels, or more than cairo and PNG take.
    case unusableSize(width: Int, height: Int, widthLimit: Int)
    case unreadableFont(name: String, code: Int)
    case unreadableGlyph(font: String, glyph: UInt32, code: Int)
    /// Cairo refused; `reason` is its own sentence.
    case cairo(operation: String, reason: String)
    /// Encoding failed, or the receiver of the bytes did.
    case output(ImageCodingError)

    public var description: String {
        switch self {
        case .unusableSize(let width, let height, let limit):
            "cannot draw a picture of \(width) x \(height) pixels; width must be 1 to \(limit), "
                + "height 1 to \(PictureJob.heightLimit)"
        case .unreadableFont(let name, let code):
            "cannot open the font \(name) (FreeType error \(code)); the file is missing or damaged"
        case .unreadableGlyph(let font, let glyph, let code):
            "cannot draw glyph \(glyph) of the font \(font) (FreeType error \(code)); the file may be damaged"
        case .cairo(let operation, let reason):
            "cannot \(operation): \(reason)"
        case .output(let error):
            error.description
        }
    }
}

extension DrawingError {
    /// Runs an operation of ImageCoding.
    static func coding<Value>(
        _ operation: () throws(ImageCodingError) -> Value
    ) throws(DrawingError) -> Value {
        do throws(ImageCodingError) {
            return try operation()
        } catch {
            throw .output(error)
        }
    }
}
