import Graphics
import ImageCoding

/// A picture prepared for drawing: the same for all workers.
struct PictureJob: Sendable {
    let picture: Picture
    let plan: BandPlan
    let index: LayerIndex
    let isOpaque: Bool
    /// One premultiplied pixel of the background.
    let background: UInt32

    /// cairo's image surfaces end at 32,767 columns; in bands they take any height.
    static let widthLimit = 32_767
    /// PNG's longest side (PNG specification, 11.2.1).
    static let heightLimit = Int(Int32.max)

    init(_ picture: Picture, rowsPerBand: Int? = nil) throws(DrawingError) {
        let width = picture.pixelWidth
        let height = picture.pixelHeight
        guard (1...Self.widthLimit).contains(width), (1...Self.heightLimit).contains(height) else {
            throw .unusableSize(width: width, height: height, widthLimit: Self.widthLimit)
        }
        self.picture = picture
        plan = BandPlan(width: width, height: height, rowsPerBand: rowsPerBand)
        index = LayerIndex(picture, plan: plan)
        isOpaque = picture.background.alpha >= 1
        background = Ink(picture.background).premultiplied
    }

    var color: PNGColor { isOpaque ? .opaque : .transparent }

    /// Bands of one strip: the strips' height is the encoder's choice, from the picture's width alone.
    private var bandsPerStrip: Int {
        let rows = PNGStrip.rowCount(width: plan.width, color: color, bandHeight: plan.rowsPerBand)
        return max(1, rows / plan.rowsPerBand)
    }

    var stripCount: Int { (plan.count + bandsPerStrip - 1) / bandsPerStrip }

    func bands(ofStrip strip: Int) -> Range<Int> {
        strip * bandsPerStrip..<min(plan.count, (strip + 1) * bandsPerStrip)
    }
}
