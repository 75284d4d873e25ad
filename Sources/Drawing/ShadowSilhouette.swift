import Foundation
import Graphics

/// Where a shadow's unblurred silhouette lies in pixels, and how its mask is made.
struct ShadowSilhouette {
    let recipe: ShadowMask.Recipe
    private let box: PixelRect

    /// Makes nothing of an empty shape.
    ///
    /// In spaces that are not upright the pixels are those of the list's points at the picture's scale.
    init?(_ shape: RoundedRect, _ shadow: Shadow, in space: Space) {
        let moved = shape.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        let pixelsPerPoint = space.isUpright ? space.unitsPerPoint : space.grid.scale
        box = space.isUpright ? space.pixels(of: moved) : space.grid.pixels(of: moved)
        guard !box.isEmpty else { return nil }
        let units = Space.Box(left: 0, top: 0, right: Double(box.width), bottom: Double(box.height))
        let outline = Outline(box: units, corners: shape.corners, unitsPerPoint: pixelsPerPoint)
        recipe = ShadowMask.Recipe(
            width: box.width,
            height: box.height,
            corners: outline.corners,
            cornerReach: outline.cornerReach,
            sigma: shadow.radius * pixelsPerPoint
        )
    }

    /// The pixels that the blurred silhouette covers.
    func area(reach: Int) -> PixelRect {
        PixelRect(
            left: box.left - reach,
            top: box.top - reach,
            right: box.right + reach,
            bottom: box.bottom + reach
        )
    }
}
