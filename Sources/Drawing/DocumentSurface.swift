internal import CCairo
import Foundation

/// A vector document that is collected in memory.
@safe final class DocumentSurface {
    enum Kind {
        case svg, pdf
    }

    /// Takes what cairo writes.
    private final class Collector {
        var bytes: [UInt8] = []
    }

    let surface: CairoSurface
    private let collector = Collector()

    /// Width and height of the (first) page in points.
    init(_ kind: Kind, width: Double, height: Double) throws(DrawingError) {
        let target = unsafe Unmanaged.passUnretained(collector).toOpaque()
        let write: cairo_write_func_t = { target, data, count in
            guard let target = unsafe target, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
            let collector = unsafe Unmanaged<Collector>.fromOpaque(target).takeUnretainedValue()
            unsafe collector.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
        }
        let handle: OpaquePointer
        switch kind {
        case .svg:
            unsafe handle = cairo_svg_surface_create_for_stream(write, target, width, height)
            // A point of iOS is a pixel of CSS: browsers then show the list at its own size.
            unsafe cairo_svg_surface_set_document_unit(handle, CAIRO_SVG_UNIT_PX)
        case .pdf:
            unsafe handle = cairo_pdf_surface_create_for_stream(write, target, width, height)
            // Cairo writes the time of day unless it is taken away.
            unsafe cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, nil)
        }
        surface = unsafe CairoSurface(owning: handle)
        try surface.check("make a document")
    }

    /// Sets the size of the PDF page that comes next.
    func setPageSize(width: Double, height: Double) {
        unsafe cairo_pdf_surface_set_size(surface.handle, width, height)
    }

    /// Completes the document.
    func finished() throws(DrawingError) -> [UInt8] {
        surface.finish()
        try surface.check("finish a document")
        return collector.bytes
    }
}
