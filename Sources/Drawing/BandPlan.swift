import Graphics

/// How a picture is cut into bands that are drawn one after the other in a small surface.
///
/// The cuts depend on the picture's size alone, never on the number of workers.
struct BandPlan: Sendable {
    let width: Int
    let height: Int
    let rowsPerBand: Int

    /// Rows of a band when the picture is not wider than a phone's screen: as fast as any other number from 96
    /// to 256 (bench/RESULTS.md: the surface must stay in the processor's cache).
    static let usualRows = 192
    /// Bytes of a band's surface that still stay in the cache.
    private static let cacheBytes = 1 << 20

    init(width: Int, height: Int, rowsPerBand: Int? = nil) {
        self.width = width
        self.height = height
        let fitting = Self.cacheBytes / (width * 4)
        self.rowsPerBand = rowsPerBand ?? max(16, min(Self.usualRows, fitting))
    }

    var count: Int { (height + rowsPerBand - 1) / rowsPerBand }

    func rows(ofBand band: Int) -> Range<Int> {
        band * rowsPerBand..<min(height, (band + 1) * rowsPerBand)
    }

    /// The pixels of a band in the picture's coordinates.
    func area(ofBand band: Int) -> PixelRect {
        let rows = rows(ofBand: band)
        return PixelRect(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound)
    }
}
