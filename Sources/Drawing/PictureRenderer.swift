public import Graphics
public import ImageCoding
import Synchronization

/// Draws pictures to pixels; keeps its workers, fonts and scaled images for the next picture.
///
/// Any thread may use it; what it makes depends on the picture alone, never on the number of jobs.
///
/// ```swift
/// let renderer = PictureRenderer()
/// let file = try AtomicFile(path: "feed.png")
/// try renderer.writePNG(of: picture, jobs: 2, to: file)
/// try file.commit()
/// ```
public final class PictureRenderer: Sendable {
    let shared = SharedPixels()
    private let idle = Mutex<[Worker]>([])
    private let rowsPerBand: Int?

    public init() {
        rowsPerBand = nil
    }

    /// For tests: another height of bands must not change a pixel.
    init(rowsPerBand: Int) {
        self.rowsPerBand = rowsPerBand
    }

    /// Draws the whole picture into memory.
    public func bitmap(of picture: Picture, jobs: Int = 1) throws(DrawingError) -> Bitmap {
        let job = try PictureJob(picture, rowsPerBand: rowsPerBand)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(job.plan.width * job.plan.height * 4)
        try eachBand(of: job, jobs: jobs) { band in bytes += band }
        return Bitmap(width: job.plan.width, height: job.plan.height, bytes: bytes)
    }

    /// The digest of the pixels, the same as `Digest.ofPixels` of the bitmap; nothing is encoded.
    public func digest(of picture: Picture, jobs: Int = 1) throws(DrawingError) -> Digest {
        let job = try PictureJob(picture, rowsPerBand: rowsPerBand)
        let digest = PixelDigest(width: job.plan.width, height: job.plan.height, color: job.color)
        let bytesPerRow = job.plan.width * 4
        try eachBand(of: job, jobs: jobs) { band in
            unsafe band.withUnsafeBytes { bytes in
                unsafe digest.append(
                    rows: bytes,
                    bytesPerRow: bytesPerRow,
                    rowCount: bytes.count / bytesPerRow
                )
            }
        }
        return digest.value
    }

    /// Draws and encodes in strips, so that memory does not grow with the picture's height.
    ///
    /// - Parameters:
    ///   - picture: What to draw.
    ///   - text: Texts at the start of the file.
    ///   - jobs: Threads that work at once.
    ///   - sink: Takes the file's bytes, from one thread at a time.
    ///   - closingText: Makes texts for the end of the file from the digest of the compressed pixels.
    /// - Throws: When a font cannot be read, the size is unusable, or the sink fails.
    public func writePNG(
        of picture: Picture,
        text: [PNGText] = [],
        jobs: Int = 1,
        to sink: any ByteSink,
        closingText: (Digest) -> [PNGText] = { _ in [] }
    ) throws(DrawingError) {
        let job = try PictureJob(picture, rowsPerBand: rowsPerBand)
        let header = PNGHeader(width: job.plan.width, height: job.plan.height, color: job.color)
        let writer = try DrawingError.coding { () throws(ImageCodingError) in
            try PNGStreamWriter(header: header, text: text, to: sink)
        }
        try run(
            count: job.stripCount,
            jobs: jobs,
            make: { (worker, index) throws(DrawingError) in
                try worker.strip(of: job, bands: job.bands(ofStrip: index))
            },
            receive: { (strip) throws(DrawingError) in
                try DrawingError.coding { () throws(ImageCodingError) in try writer.append(strip) }
            }
        )
        try DrawingError.coding { () throws(ImageCodingError) in try writer.finish(text: closingText) }
    }

    /// The bytes of the PNG file that ``writePNG(of:text:jobs:to:closingText:)`` writes.
    public func png(of picture: Picture, jobs: Int = 1) throws(DrawingError) -> [UInt8] {
        let sink = MemorySink()
        try writePNG(of: picture, jobs: jobs, to: sink)
        return sink.bytes
    }

    private func eachBand(
        of job: PictureJob,
        jobs: Int,
        receive: @escaping ([UInt8]) -> Void
    ) throws(DrawingError) {
        try run(
            count: job.plan.count,
            jobs: jobs,
            make: { (worker, band) throws(DrawingError) in try worker.pixels(of: job, band: band) },
            receive: receive
        )
    }

    /// Lends workers of the pool to the work, and takes them back unless it failed.
    private func run<Part: Sendable>(
        count: Int,
        jobs: Int,
        make: @escaping @Sendable (Worker, Int) throws(DrawingError) -> Part,
        receive: @escaping (Part) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        let wanted = max(1, min(jobs, count))
        var workers = idle.withLock { idle in
            let lent = Array(idle.suffix(wanted))
            idle.removeLast(lent.count)
            return lent
        }
        while workers.count < wanted { workers.append(Worker(shared: shared)) }
        try OrderedWork.run(count: count, workers: workers, make: make, receive: receive)
        for worker in workers { worker.rest() }
        idle.withLock { $0 += workers }
    }
}
