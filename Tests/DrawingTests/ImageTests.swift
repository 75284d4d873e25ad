import Foundation
import Graphics
import Testing

@testable import Drawing

struct ImageTests {
    private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    private func image(_ pixels: [[UInt32]], mode: Image.RenderingMode = .original) -> Image {
        var bitmap = Bitmap(width: pixels[0].count, height: pixels.count)
        for (index, pixel) in pixels.joined().enumerated() {
            for channel in 0..<4 {
                bitmap.bytes[index * 4 + channel] = UInt8(truncatingIfNeeded: pixel >> (8 * UInt32(channel)))
            }
        }
        return Image(name: "test", bitmap: bitmap, renderingMode: mode)
    }

    @Test func `an image at its own size keeps its pixels`() throws {
        let pixels: [[UInt32]] = [[red, blue], [black, 0xFF12_3456]]
        var sketch = Sketch(4, 4)
        sketch.add(
            .image(
                image(pixels),
                source: unit,
                destination: CGRect(x: 1, y: 1, width: 2, height: 2),
                tint: nil
            )
        )
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        #expect([bitmap[1, 1], bitmap[2, 1], bitmap[1, 2], bitmap[2, 2]] == pixels.flatMap { $0 })
        #expect(bitmap.count(of: white) == 12)
    }

    @Test func `a part of an image fills its place`() throws {
        let pixels: [[UInt32]] = [[red, red, blue, blue], [red, red, blue, blue]]
        var sketch = Sketch(2, 2)
        let right = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        let place = CGRect(x: 0, y: 0, width: 2, height: 2)
        sketch.add(.image(image(pixels), source: right, destination: place, tint: nil))
        #expect(try PictureRenderer().bitmap(of: sketch.picture).count(of: blue) == 4)
    }

    @Test func `a fine checkerboard shrinks to an even grey`() throws {
        let board = (0..<120).map { y in (0..<120).map { ($0 + y) % 2 == 0 ? white : black } }
        var sketch = Sketch(33, 33)
        let place = CGRect(x: 0, y: 0, width: 33, height: 33)
        sketch.add(.image(image(board), source: unit, destination: place, tint: nil))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // The mean of 0 and 255 is 127.5; at the edges the repeated last pixel may weigh a little more.
        for y in 2..<31 {
            for x in 2..<31 { #expect(abs(Int(bitmap[x, y] & 0xFF) - 127) <= 2) }
        }
    }

    @Test func `enlarging is linear`() throws {
        let row: [[UInt32]] = [[black, white]]
        var sketch = Sketch(4, 1)
        let place = CGRect(x: 0, y: 0, width: 4, height: 1)
        sketch.add(.image(image(row), source: unit, destination: place, tint: nil))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // Centres at -0.25, 0.25, 0.75, 1.25 pixels of the image: 0, a quarter, three quarters, 1 of 255.
        #expect((0..<4).map { bitmap[$0, 0] & 0xFF } == [0, 64, 191, 255])
    }

    @Test func `a template's alpha takes the tint`() throws {
        let pixels: [[UInt32]] = [[0xFF00_0000, 0x0000_0000, 0x8000_0000]]
        var sketch = Sketch(3, 1)
        let place = CGRect(x: 0, y: 0, width: 3, height: 1)
        let template = image(pixels, mode: .template)
        sketch.add(.image(template, source: unit, destination: place, tint: RGBA(255, 0, 0)))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // 128/255 of red over white leaves 127 of green and blue.
        #expect((0..<3).map { bitmap[$0, 0] } == [red, white, 0xFFFF_7F7F])
    }

    @Test func `an image much larger than the picture costs only what is seen`() throws {
        var sketch = Sketch(10, 10)
        let place = CGRect(x: -500_000, y: -500_000, width: 1_000_000, height: 1_000_000)
        sketch.add(.image(image([[red, blue]]), source: unit, destination: place, tint: nil))
        let bitmap = try PictureRenderer().bitmap(of: sketch.picture)
        // The middle of the image is half red and half blue.
        #expect([0xFF80_0080, 0xFF80_007F, 0xFF7F_0080].contains(bitmap[5, 5]))
    }

    @Test(arguments: [0.0, 0.25, 0.5, 1, 1.5, 2])
    func `the shrinking filter is a partition of one`(shift: Double) {
        let sum = (-3...3).reduce(0.0) { $0 + ResampleFilter.mitchell(abs(Double($1) + shift)) }
        #expect(abs(sum - 1) < 1e-12)
    }

    @Test func `the weights of every pixel add up to one`() {
        let filter = ResampleFilter(inputCount: 97, start: 3.5, length: 80, total: 13, outputs: 0..<13)
        for window in filter.windows {
            let weights = filter.weights[window.start..<window.start + window.count]
            #expect(weights.reduce(0, +) == ResampleFilter.one)
        }
    }

    @Test func `the cache drops what was not used for longest`() {
        let cache = SharedCache<Int, Int>(byteLimit: 30)
        var made: [Int] = []
        func use(_ key: Int) {
            _ = cache.value(for: key, byteCount: { _ in 10 }) {
                made.append(key)
                return key
            }
        }
        for key in [1, 2, 3, 1, 4, 1, 3, 2] { use(key) }
        // The fourth drops 2, as 1 was used again; 2 is made once more at the end.
        #expect(made == [1, 2, 3, 4, 2])
    }
}
