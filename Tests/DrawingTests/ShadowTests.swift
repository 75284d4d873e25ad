import Foundation
import Graphics
import Testing

@testable import Drawing

struct ShadowTests {
    private func shadow(
        _ shape: RoundedRect,
        radius: CGFloat,
        offset: CGSize = .zero,
        scale: Double = 1
    ) throws -> Bitmap {
        var sketch = Sketch(60, 60, scale: scale)
        sketch.add(.shadow(shape, Shadow(color: .black, offset: offset, radius: radius)))
        return try PictureRenderer().bitmap(of: sketch.picture)
    }

    @Test func `a shadow is symmetric`() throws {
        let square = RoundedRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        let bitmap = try shadow(square, radius: 4)
        for y in 0..<60 {
            for x in 0..<60 {
                #expect(bitmap[x, y] == bitmap[59 - x, y])
                #expect(bitmap[x, y] == bitmap[x, 59 - y])
                #expect(bitmap[x, y] == bitmap[y, x])
            }
        }
    }

    @Test func `the edge of a large shape is half dark, and three radii away nothing is`() throws {
        let half = RoundedRect(CGRect(x: -500, y: -500, width: 530, height: 1_000))
        let bitmap = try shadow(half, radius: 5)
        // The edge lies between columns 29 and 30, so their mean is half of 255.
        let around = Double(bitmap[29, 30] & 0xFF) + Double(bitmap[30, 30] & 0xFF)
        #expect(abs(around / 2 - 127.5) <= 1)
        #expect(bitmap[46, 30] == white)
        // One radius outside a normal distribution leaves 15.87 % of darkness; column 34 is 4.5 pixels away: 18.4 %.
        #expect(abs(Double(bitmap[34, 30] & 0xFF) - 255 * (1 - 0.184)) <= 2)
    }

    @Test func `a shadow's offset moves it`() throws {
        let shape = RoundedRect(CGRect(x: 20, y: 20, width: 20, height: 20), corners: Corners(radius: 5))
        let still = try shadow(shape, radius: 3)
        let moved = try shadow(shape, radius: 3, offset: CGSize(width: 2, height: -3))
        #expect((10..<50).allSatisfy { still[$0, 30] == moved[$0 + 2, 27] })
    }

    @Test func `a radius of zero is the silhouette itself`() throws {
        let bitmap = try shadow(RoundedRect(CGRect(x: 20, y: 20, width: 20, height: 20)), radius: 0)
        #expect(bitmap.count(of: black) == 400)
    }

    @Test func `the stored middle of a large shadow stands for all of it`() throws {
        // Twice the margin of 12 + 6 is less than 60: the mask is stored with a middle of one pixel.
        let corners = Corners(radius: 6)
        let small = try ShadowMask(
            ShadowMask.Recipe(width: 45, height: 45, corners: corners, cornerReach: 6, sigma: 4)
        )
        let large = try ShadowMask(
            ShadowMask.Recipe(width: 45, height: 45, corners: corners, cornerReach: 40, sigma: 4)
        )
        #expect(small.byteCount < large.byteCount)
        let side = 45 + 2 * small.reach
        var one: [UInt8] = []
        var other: [UInt8] = []
        for y in 0..<side {
            small.fill(&one, y: y, columns: 0..<side, fullWidth: side, fullHeight: side)
            large.fill(&other, y: y, columns: 0..<side, fullWidth: side, fullHeight: side)
            #expect(one == other)
        }
    }

    @Test(arguments: [0.0, -0.5, -1, -4.5, -20])
    func `the exponential agrees with the C library's`(power: Double) {
        #expect(abs(GaussianKernel.exponential(power) - exp(power)) <= 1e-9 * exp(power))
    }

    @Test(arguments: [0.0, 0.5, 1, 3.3, 40, 256])
    func `a kernel adds up to one`(sigma: Double) {
        let weights = GaussianKernel(sigma: sigma).weights
        #expect(weights[0] + 2 * weights.dropFirst().reduce(0, +) == GaussianKernel.one)
        #expect(zip(weights, weights.dropFirst()).allSatisfy { $0 >= $1 })
    }
}
