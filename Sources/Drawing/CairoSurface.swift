internal import CCairo
import Graphics

/// A cairo surface: pixels in memory, or a vector document.
@safe final class CairoSurface {
    /// How a pixel is stored.
    enum Format {
        /// Four bytes, the alpha byte unused.
        case opaque
        /// Four bytes, premultiplied.
        case translucent
        /// One byte of coverage.
        case mask

        var cairo: cairo_format_t {
            switch self {
            case .opaque: CAIRO_FORMAT_RGB24
            case .translucent: CAIRO_FORMAT_ARGB32
            case .mask: CAIRO_FORMAT_A8
            }
        }
    }

    let handle: OpaquePointer

    /// Takes over the caller's reference.
    init(owning handle: OpaquePointer) {
        unsafe self.handle = handle
    }

    /// Fresh, transparent pixels.
    convenience init(width: Int, height: Int, format: Format) throws(DrawingError) {
        let handle: OpaquePointer = unsafe cairo_image_surface_create(
            format.cairo,
            Int32(width),
            Int32(height)
        )
        unsafe self.init(owning: handle)
        try check("make a surface")
    }

    /// Pixels of the caller, which must outlive the surface; rows are `bytesPerRow` apart.
    convenience init(
        sharing memory: UnsafeMutableRawPointer,
        width: Int,
        height: Int,
        bytesPerRow: Int,
        format: Format
    ) throws(DrawingError) {
        let bytes = unsafe memory.assumingMemoryBound(to: UInt8.self)
        let handle: OpaquePointer = unsafe cairo_image_surface_create_for_data(
            bytes,
            format.cairo,
            Int32(width),
            Int32(height),
            Int32(bytesPerRow)
        )
        unsafe self.init(owning: handle)
        try check("make a surface")
    }

    /// A copy of pixels, four bytes each as in `Bitmap`.
    convenience init(copying bitmap: Bitmap) throws(DrawingError) {
        try self.init(width: bitmap.width, height: bitmap.height, format: .translucent)
        guard let target = unsafe cairo_image_surface_get_data(handle) else { return }
        unsafe bitmap.bytes.withUnsafeBytes { source in
            guard let base = source.baseAddress else { return }
            unsafe UnsafeMutableRawPointer(target).copyMemory(from: base, byteCount: source.count)
        }
        markDirty()
    }

    deinit {
        unsafe cairo_surface_destroy(handle)
    }

    func check(_ operation: String) throws(DrawingError) {
        try DrawingError.check(unsafe cairo_surface_status(handle), operation)
    }

    /// Tells cairo that pixels were written behind its back.
    func markDirty() {
        unsafe cairo_surface_mark_dirty(handle)
    }

    /// Completes a document, or lets go of shared memory.
    func finish() {
        unsafe cairo_surface_finish(handle)
    }

    /// The rows' bytes without padding; `bytesPerPixel` is 1 for a mask, else 4.
    func bytes(width: Int, height: Int, bytesPerPixel: Int) -> [UInt8] {
        unsafe cairo_surface_flush(handle)
        guard let data = unsafe cairo_image_surface_get_data(handle) else { return [] }
        let stride = Int(unsafe cairo_image_surface_get_stride(handle))
        let rowBytes = width * bytesPerPixel
        var result: [UInt8] = []
        result.reserveCapacity(rowBytes * height)
        for row in 0..<height {
            unsafe result.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: rowBytes))
        }
        return result
    }
}

extension DrawingError {
    /// Throws unless cairo's status is success.
    static func check(_ status: cairo_status_t, _ operation: String) throws(DrawingError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        let text = unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) }
        throw .cairo(operation: operation, reason: text ?? "unknown status \(status.rawValue)")
    }
}
