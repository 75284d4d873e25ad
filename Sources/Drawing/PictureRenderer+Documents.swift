import Foundation
public import Graphics

extension PictureRenderer {
    /// Draws the picture as SVG: text as outlines that look as on the picture, images embedded.
    ///
    /// The same picture gives the same bytes, whatever was drawn before.
    public func svg(of picture: Picture) throws(DrawingError) -> [UInt8] {
        let whole = try wholeArea(of: picture)
        let size = pointSize(of: whole, scale: picture.scale)
        let document = try DocumentSurface(.svg, width: size.width, height: size.height)
        let context = try CairoContext(surface: document.surface)
        try paint(picture, page: whole, in: context, medium: DocumentMedium(shared: shared))
        context.showPage()
        try context.check("draw a document")
        return SVGNames.renumbered(try document.finished())
    }

    /// Draws the picture as PDF without dates: one page, or several when it is higher than PDF readers allow.
    public func pdf(of picture: Picture) throws(DrawingError) -> [UInt8] {
        let whole = try wholeArea(of: picture)
        let pages = PDFPages(picture, whole: whole).pages
        let size = pointSize(of: pages[0], scale: picture.scale)
        let document = try DocumentSurface(.pdf, width: size.width, height: size.height)
        let context = try CairoContext(surface: document.surface)
        let medium = DocumentMedium(shared: shared)
        for page in pages {
            let size = pointSize(of: page, scale: picture.scale)
            document.setPageSize(width: size.width, height: size.height)
            try paint(picture, page: page, in: context, medium: medium)
            context.showPage()
        }
        try context.check("draw a document")
        return try document.finished()
    }

    private func paint(
        _ picture: Picture,
        page: PixelRect,
        in context: CairoContext,
        medium: DocumentMedium
    ) throws(DrawingError) {
        context.save()
        context.scale(1 / picture.scale, 1 / picture.scale)
        context.translate(0, Double(-page.top))
        context.setColor(picture.background)
        context.newPath()
        context.rectangle(0, Double(page.top), Double(page.width), Double(page.height))
        context.fill()
        let grid = PixelGrid(scale: picture.scale)
        let painter = Painter(context: context, medium: medium, grid: grid, visible: page, target: nil)
        let space = Space(grid: grid, origin: .zero)
        for layer in picture.layers where space.touchedPixels(layer.bounds).meets(page) {
            try painter.paint(layer)
        }
        context.restore()
    }

    private func wholeArea(of picture: Picture) throws(DrawingError) -> PixelRect {
        let plan = try PictureJob(picture).plan
        return PixelRect(left: 0, top: 0, right: plan.width, bottom: plan.height)
    }

    private func pointSize(of area: PixelRect, scale: Double) -> CGSize {
        CGSize(width: Double(area.width) / scale, height: Double(area.height) / scale)
    }
}
