import Graphics
import ImageCoding

/// What one thread needs to draw and to encode, kept from picture to picture.
///
/// Unchecked because a worker is only ever used by the thread that took it from the renderer's pool.
final class Worker: @unchecked Sendable {
    private let canvas: Canvas
    private var compressor: PNGStripCompressor?

    init(shared: SharedPixels) {
        canvas = Canvas(shared: shared)
    }

    /// Lets go of what only the last picture needed.
    func rest() {
        canvas.rest()
    }

    /// Draws bands and compresses them while they are in the cache.
    func strip(
        of job: PictureJob,
        bands: Range<Int>
    ) throws(DrawingError) -> PNGStrip {
        let compressor = compressor(width: job.plan.width, color: job.color)
        for band in bands {
            try unsafe canvas.draw(job, band: band) { (pixels) throws(DrawingError) in
                try DrawingError.coding { () throws(ImageCodingError) in
                    try unsafe compressor.append(
                        rows: pixels,
                        bytesPerRow: job.plan.width * 4,
                        rowCount: job.plan.rows(ofBand: band).count
                    )
                }
            }
        }
        return try DrawingError.coding { () throws(ImageCodingError) in try compressor.finish() }
    }

    /// Draws one band and copies its pixels.
    func pixels(of job: PictureJob, band: Int) throws(DrawingError) -> [UInt8] {
        var bytes: [UInt8] = []
        try unsafe canvas.draw(job, band: band) { pixels in
            unsafe bytes = Array(pixels)
        }
        return bytes
    }

    /// A failed strip leaves rows behind, so a compressor is not used again after an error.
    private func compressor(width: Int, color: PNGColor) -> PNGStripCompressor {
        if let compressor, compressor.width == width, compressor.color == color { return compressor }
        let made = PNGStripCompressor(width: width, color: color)
        compressor = made
        return made
    }
}
