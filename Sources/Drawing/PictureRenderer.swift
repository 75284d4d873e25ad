public import Graphics
import Synchronization

/// Draws pictures to pixels; keeps its workers, fonts and scaled images for the next picture.
///
/// ```swift
/// let renderer = PictureRenderer()
/// let bitmap = try renderer.bitmap(of: picture, jobs: 2)
/// ```
public final class PictureRenderer: Sendable {
    let shared = SharedPixels()
    private let rowsPerBand: Int?

    public init() {
        rowsPerBand = nil
    }

    /// For tests: another height of bands must not change a pixel.
    init(rowsPerBand: Int) {
        self.rowsPerBand = rowsPerBand
    }

    /// Draws the whole picture into memory.
    public func bitmap(of picture: Picture) throws(DrawingError) -> Bitmap {
        let job = try PictureJob(picture, rowsPerBand: rowsPerBand)
        let canvas = Canvas(shared: shared)
        var bytes: [UInt8] = []
        for band in 0..<job.plan.count {
            try unsafe canvas.draw(job, band: band) { pixels in
                unsafe bytes.append(contentsOf: pixels)
            }
        }
        return Bitmap(width: job.plan.width, height: job.plan.height, bytes: bytes)
    }
}
