import Foundation
import Graphics

/// The blurred silhouette of a rounded rectangle.
///
/// Away from the corners every row and column of it looks like its neighbour. So a large one is stored with a middle
/// of one row and column, which repeats.
struct ShadowMask: Sendable {
    /// What the stored mask depends on, in pixels.
    struct Recipe: Hashable, Sendable {
        /// The stored silhouette without the blur around it.
        let width: Int
        let height: Int
        let topLeft: Double
        let topRight: Double
        let bottomLeft: Double
        let bottomRight: Double
        let curve: Corners.Curve
        let sigma: Double

        /// Takes a silhouette of any size and a radius in pixels.
        ///
        /// A blur wider than 256 pixels is drawn as one of 256: nobody can tell, and the work is bounded.
        init(width: Int, height: Int, corners: Corners, cornerReach: Double, sigma: Double) {
            self.sigma = min(max(0, sigma), 256)
            let margin = Int(cornerReach.rounded(.up)) + GaussianKernel.reach(sigma: self.sigma)
            self.width = min(width, 2 * margin + 1)
            self.height = min(height, 2 * margin + 1)
            topLeft = corners.topLeft
            topRight = corners.topRight
            bottomLeft = corners.bottomLeft
            bottomRight = corners.bottomRight
            curve = corners.curve
        }

        fileprivate var corners: Corners {
            Corners(
                topLeft: topLeft,
                topRight: topRight,
                bottomLeft: bottomLeft,
                bottomRight: bottomRight,
                curve: curve
            )
        }
    }

    /// Pixels that the blur adds on each side.
    let reach: Int
    private let width: Int
    private let height: Int
    private let coverage: [UInt8]

    init(_ recipe: Recipe) throws(DrawingError) {
        let kernel = GaussianKernel(sigma: recipe.sigma)
        let blurred = try Self.silhouette(of: recipe, margin: kernel.reach).map { UInt16($0) << 8 }
        reach = kernel.reach
        width = recipe.width + 2 * kernel.reach
        height = recipe.height + 2 * kernel.reach
        // Down, turned, down again, turned back: both passes then run along rows of memory.
        let down = Self.blurredDown(blurred, width: width, height: height, kernel)
        let turned = Self.turned(down, width: width, height: height)
        let both = Self.blurredDown(turned, width: height, height: width, kernel)
        coverage = Self.turned(both, width: height, height: width).map { UInt8(($0 + 127) >> 8) }
    }

    var byteCount: Int { coverage.count }

    /// Puts one row of the full mask into `row`; rows and columns count from the mask's left top.
    ///
    /// - Parameters:
    ///   - row: Takes the coverage; what it held is dropped.
    ///   - y: Which row.
    ///   - columns: Those that are wanted.
    ///   - fullWidth: The width of the whole mask, blur included.
    ///   - fullHeight: Its height.
    func fill(_ row: inout [UInt8], y: Int, columns: Range<Int>, fullWidth: Int, fullHeight: Int) {
        let start = Self.stored(y, full: fullHeight, count: height) * width
        row.removeAll(keepingCapacity: true)
        for x in columns {
            row.append(coverage[start + Self.stored(x, full: fullWidth, count: width)])
        }
    }

    /// The stored row or column that stands for one of the full mask.
    private static func stored(_ index: Int, full: Int, count: Int) -> Int {
        let middle = count / 2
        if full <= count || index < middle { return index }
        let fromEnd = full - 1 - index
        return fromEnd < middle ? count - 1 - fromEnd : middle
    }

    private static func silhouette(of recipe: Recipe, margin: Int) throws(DrawingError) -> [UInt8] {
        let width = recipe.width + 2 * margin
        let height = recipe.height + 2 * margin
        let surface = try CairoSurface(width: width, height: height, format: .mask)
        let context = try CairoContext(surface: surface)
        let box = Space.Box(
            left: Double(margin),
            top: Double(margin),
            right: Double(margin + recipe.width),
            bottom: Double(margin + recipe.height)
        )
        context.setColor(.black)
        Outline(box: box, corners: recipe.corners, unitsPerPoint: 1).trace(in: context)
        context.fill()
        try context.check("draw a shadow")
        return surface.bytes(width: width, height: height, bytesPerPixel: 1)
    }

    /// Blurs along columns; values are coverage * 256, so that two passes do not show their rounding.
    private static func blurredDown(
        _ source: [UInt16],
        width: Int,
        height: Int,
        _ kernel: GaussianKernel
    ) -> [UInt16] {
        var result: [UInt16] = []
        result.reserveCapacity(source.count)
        var sums = [UInt32](repeating: 0, count: width)
        for y in 0..<height {
            for x in 0..<width { sums[x] = GaussianKernel.one / 2 }
            for input in max(0, y - kernel.reach)...min(height - 1, y + kernel.reach) {
                let weight = kernel.weights[abs(input - y)]
                let start = input * width
                for x in 0..<width { sums[x] &+= UInt32(source[start + x]) &* weight }
            }
            for x in 0..<width { result.append(UInt16(truncatingIfNeeded: sums[x] >> 16)) }
        }
        return result
    }

    private static func turned(_ source: [UInt16], width: Int, height: Int) -> [UInt16] {
        var result = [UInt16](repeating: 0, count: source.count)
        for y in 0..<height {
            for x in 0..<width { result[x * height + y] = source[y * width + x] }
        }
        return result
    }
}
