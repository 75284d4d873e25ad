import Foundation
import Graphics

/// One worker's small surface, its glyphs and fonts; used for band after band and picture after picture.
final class Canvas {
    private let medium: PixelMedium
    private var memory: [UInt32] = []

    init(shared: SharedPixels) {
        medium = PixelMedium(shared: shared)
    }

    /// Lets go of what only the last picture needed.
    func rest() {
        medium.rest()
    }

    /// Draws a band and lends its pixels: rows of the plan's width without padding.
    func draw(
        _ job: PictureJob,
        band: Int,
        _ body: (UnsafeRawBufferPointer) throws(DrawingError) -> Void
    ) throws(DrawingError) {
        let area = job.plan.area(ofBand: band)
        let count = area.width * area.height
        if memory.count < count {
            memory = [UInt32](repeating: 0, count: job.plan.width * job.plan.rowsPerBand)
        }
        try unsafe memory.withUnsafeMutableBufferPointer { (pixels) throws(DrawingError) in
            guard let base = pixels.baseAddress else { return }
            unsafe base.update(repeating: job.background, count: count)
            try unsafe paint(job, band: band, area: area, base: base)
            try unsafe body(UnsafeRawBufferPointer(start: base, count: count * 4))
        }
    }

    private func paint(
        _ job: PictureJob,
        band: Int,
        area: PixelRect,
        base: UnsafeMutablePointer<UInt32>
    ) throws(DrawingError) {
        let layers = job.index.layers(ofBand: band)
        guard !layers.isEmpty else { return }
        let surface = unsafe try CairoSurface(
            sharing: base,
            width: area.width,
            height: area.height,
            bytesPerRow: area.width * 4,
            format: job.isOpaque ? .opaque : .translucent
        )
        let context = try CairoContext(surface: surface)
        context.translate(0, Double(-area.top))
        medium.pictureWidth = area.width
        let painter = Painter(
            context: context,
            medium: medium,
            grid: PixelGrid(scale: job.picture.scale),
            visible: area,
            target: unsafe PixelTarget(base: base, stride: area.width, area: area)
        )
        for layer in layers { try painter.paint(job.picture.layers[Int(layer)]) }
        try context.check("draw a picture")
        surface.finish()
    }
}
