import Graphics
import Testing

/// The comparison must be able to fail, and say where.
struct DifferenceTests {
    private static func bitmap(_ pixels: [[UInt8]], width: Int) -> Bitmap {
        Bitmap(width: width, height: pixels.count / width, bytes: pixels.flatMap(\.self))
    }

    private static let black: [UInt8] = [0, 0, 0, 255]
    /// Blue, green, red, alpha.
    private static let orange: [UInt8] = [0, 128, 255, 255]

    @Test func `the same pixels are no difference`() {
        let bitmap = Self.bitmap([Self.black, Self.orange], width: 2)
        #expect(PixelDifference(bitmap, bitmap) == nil)
    }

    @Test func `the first pixel that differs is told`() {
        let difference = PixelDifference(
            Self.bitmap([Self.black, Self.black, Self.black, Self.black], width: 2),
            Self.bitmap([Self.black, Self.black, Self.black, Self.orange], width: 2)
        )
        #expect(
            difference?.description
                == "1 pixels differ, the first at x 1, y 1: [255, 128, 0, 255] instead of [0, 0, 0, 255]"
        )
    }

    @Test func `another size is told`() {
        let difference = PixelDifference(
            Self.bitmap([Self.black, Self.black], width: 1),
            Self.bitmap([Self.black, Self.black], width: 2)
        )
        #expect(difference?.description == "2 x 1 pixels instead of 1 x 2")
    }

    @Test(arguments: [
        ("a\nb\n", "a\nc\n", "line 2 of the tree is\nc\ninstead of\nb"),
        ("a", "a\nb", "line 2 of the tree is\nb\ninstead of\n(the end)"),
    ])
    func `the first line that differs is told`(expected: String, actual: String, message: String) {
        #expect(TreeDifference(expected, actual)?.description == message)
        #expect(TreeDifference(expected, expected) == nil)
    }
}
