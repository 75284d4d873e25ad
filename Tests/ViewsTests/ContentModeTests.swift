import Foundation
import Graphics
import Testing
import Views

@Suite struct ContentModeTests {
    /// A picture of 40 x 20 in a view of 100 x 100.
    @Test(arguments: [
        (ContentMode.scaleToFill, rect(0, 0, 100, 100)), (.scaleAspectFit, rect(0, 25, 100, 50)),
        (.scaleAspectFill, rect(-50, 0, 200, 100)), (.center, rect(30, 40, 40, 20)),
        (.top, rect(30, 0, 40, 20)), (.bottom, rect(30, 80, 40, 20)), (.left, rect(0, 40, 40, 20)),
        (.right, rect(60, 40, 40, 20)), (.topLeft, rect(0, 0, 40, 20)), (.topRight, rect(60, 0, 40, 20)),
        (.bottomLeft, rect(0, 80, 40, 20)), (.bottomRight, rect(60, 80, 40, 20)),
    ])
    func `content lies where its mode says`(mode: ContentMode, place: CGRect) throws {
        let view = imageView(mode)
        let entry = try #require(view.displayList().entries.first)
        guard case .image(_, let source, let destination, _) = entry.command else {
            Issue.record("no image is drawn")
            return
        }
        #expect(destination == place)
        #expect(source == rect(0, 0, 1, 1))
    }

    @Test func `all modes are covered`() {
        #expect(ContentMode.allCases.count == 12)
    }

    @Test func `a clipping view draws only the part that is seen`() throws {
        let view = imageView(.scaleAspectFill)
        view.clipsToBounds = true
        let images = view.displayList().entries.compactMap { entry -> (CGRect, CGRect)? in
            guard case .image(_, let source, let destination, _) = entry.command else { return nil }
            return (source, destination)
        }
        // Of the 200 pt the picture would be wide, the middle 100.
        #expect(images.map(\.0) == [rect(0.25, 0, 0.5, 1)])
        #expect(images.map(\.1) == [rect(0, 0, 100, 100)])
    }

    private func imageView(_ mode: ContentMode) -> ImageView {
        let bitmap = Bitmap(width: 40, height: 20)
        let view = ImageView(image: Image(name: "photo", bitmap: bitmap), frame: rect(0, 0, 100, 100))
        view.contentMode = mode
        return view
    }
}
