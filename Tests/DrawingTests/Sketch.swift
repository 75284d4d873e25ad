import Foundation
import Graphics

/// A small picture built command by command.
struct Sketch {
    var list = DisplayList()
    var size: CGSize
    var scale: Double
    var background: RGBA

    init(_ width: CGFloat, _ height: CGFloat, scale: Double = 1, background: RGBA = .white) {
        size = CGSize(width: width, height: height)
        self.scale = scale
        self.background = background
    }

    mutating func add(_ command: DisplayList.Command, touching bounds: CGRect? = nil) {
        list.append(command, bounds: bounds ?? CGRect(origin: .zero, size: size))
    }

    mutating func fill(_ rect: CGRect, _ color: RGBA, corners: Corners = .square) {
        add(.fill(RoundedRect(rect, corners: corners), color), touching: rect)
    }

    mutating func group(
        clip: RoundedRect? = nil,
        alpha: Double = 1,
        transform: AffineTransform = .identity,
        _ body: (inout Sketch) -> Void
    ) {
        add(.beginGroup(clip: clip, alpha: alpha, transform: transform))
        body(&self)
        add(.endGroup)
    }

    var picture: Picture {
        let bounds = CGRect(origin: .zero, size: size)
        return Picture(
            size: size,
            scale: scale,
            background: background,
            layers: [Picture.Layer(list: list, origin: .zero, bounds: bounds)]
        )
    }
}

extension Bitmap {
    /// A pixel as 0xAARRGGBB.
    subscript(x: Int, y: Int) -> UInt32 {
        let start = (y * width + x) * 4
        return UInt32(bytes[start + 3]) << 24 | UInt32(bytes[start + 2]) << 16 | UInt32(bytes[start + 1]) << 8
            | UInt32(bytes[start])
    }

    /// The smallest rectangle around the pixels of a colour.
    func extent(of color: UInt32) -> PixelRect? {
        var found: PixelRect?
        for y in 0..<height {
            for x in 0..<width where self[x, y] == color {
                let known = found ?? PixelRect(left: x, top: y, right: x + 1, bottom: y + 1)
                found = PixelRect(
                    left: min(known.left, x),
                    top: min(known.top, y),
                    right: max(known.right, x + 1),
                    bottom: max(known.bottom, y + 1)
                )
            }
        }
        return found
    }

    func count(of color: UInt32) -> Int {
        (0..<width * height).count { self[$0 % width, $0 / width] == color }
    }
}

let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0xFF00_0000
let red: UInt32 = 0xFFFF_0000
let blue: UInt32 = 0xFF00_00FF
