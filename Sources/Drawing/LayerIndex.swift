import Foundation
import Graphics

/// Which layers each band meets, in painting order, so that no band looks at all layers.
struct LayerIndex: Sendable {
    /// For each band, where its layers begin in `layers`; one more at the end.
    private let starts: [Int]
    private let layers: [Int32]

    init(_ picture: Picture, plan: BandPlan) {
        let grid = PixelGrid(scale: picture.scale)
        let space = Space(grid: grid, origin: .zero)
        let whole = PixelRect(left: 0, top: 0, right: plan.width, bottom: plan.height)
        let spans: [Range<Int>] = picture.layers.map { layer in
            let pixels = space.touchedPixels(layer.bounds).intersection(whole)
            guard !pixels.isEmpty else { return 0..<0 }
            return pixels.top / plan.rowsPerBand..<(pixels.bottom - 1) / plan.rowsPerBand + 1
        }
        var starts = [Int](repeating: 0, count: plan.count + 1)
        for span in spans {
            for band in span { starts[band + 1] += 1 }
        }
        for band in 0..<plan.count { starts[band + 1] += starts[band] }
        var next = starts
        var layers = [Int32](repeating: 0, count: starts[plan.count])
        for (index, span) in spans.enumerated() {
            for band in span {
                layers[next[band]] = Int32(index)
                next[band] += 1
            }
        }
        self.starts = starts
        self.layers = layers
    }

    /// The indices of a band's layers in painting order.
    func layers(ofBand band: Int) -> ArraySlice<Int32> {
        layers[starts[band]..<starts[band + 1]]
    }
}
