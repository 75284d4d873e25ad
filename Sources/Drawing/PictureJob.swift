import Graphics

/// A picture prepared for drawing: the same for all workers.
struct PictureJob: Sendable {
    let picture: Picture
    let plan: BandPlan
    let index: LayerIndex
    let isOpaque: Bool
    /// One premultiplied pixel of the background.
    let background: UInt32

    /// cairo's image surfaces end at 32,767 columns; height is not limited, as it is drawn in bands.
    static let widthLimit = 32_767

    init(_ picture: Picture, rowsPerBand: Int? = nil) throws(DrawingError) {
        let width = picture.pixelWidth
        let height = picture.pixelHeight
        guard (1...Self.widthLimit).contains(width), height >= 1 else {
            throw .unusableSize(width: width, height: height, widthLimit: Self.widthLimit)
        }
        self.picture = picture
        plan = BandPlan(width: width, height: height, rowsPerBand: rowsPerBand)
        index = LayerIndex(picture, plan: plan)
        isOpaque = picture.background.alpha >= 1
        background = Blend.mix(0, ink: Ink(picture.background), coverage: 255)
    }
}
