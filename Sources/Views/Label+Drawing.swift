internal import Foundation
internal import Graphics
internal import Text

extension Label {
    /// Paints lines at their alignment, with the decorations of their pieces.
    func drawText(in drawing: inout DisplayListBuilder) {
        guard let attributedText else { return }
        let shown = shownText(in: frame.size)
        let top = bounds.minY + verticalOffset(of: shown, in: frame.height)
        for line in shown.lines {
            let left = bounds.minX + horizontalOffset(of: line)
            for run in line.runs {
                let attributes = attributedText.segments[run.segment].attributes
                let box = CGRect(x: left + run.x, y: top + line.top, width: run.width, height: line.height)
                draw(run, attributes, at: CGPoint(x: box.minX, y: top + line.baseline), box, in: &drawing)
            }
        }
    }

    private func horizontalOffset(of line: ShapedText.Line) -> CGFloat {
        let space = frame.width - line.width
        switch textAlignment {
        case .left: return 0
        case .right: return space
        case .center: return space / 2
        case .natural: return traits.direction == .rightToLeft ? space : 0
        case .justified: return line.isRightToLeft ? space : 0
        }
    }

    private func draw(
        _ run: ShapedText.Run,
        _ attributes: AttributedText.Attributes,
        at position: CGPoint,
        _ box: CGRect,
        in drawing: inout DisplayListBuilder
    ) {
        if let background = attributes.backgroundColor { drawing.fill(box, background) }
        // Glyphs may reach an em beyond their line: stacked accents, slanted ends, emoji.
        let ink = box.insetBy(dx: -run.glyphs.size, dy: -run.glyphs.size)
        drawing.glyphs(run.glyphs, at: position, ink: ink, attributes.color)
        guard attributes.isUnderlined || attributes.isStruckThrough else { return }
        let underline = environment.underline(of: attributes.font)
        let thickness = max(underline.thickness, 1 / traits.scale)
        let baseline = position.y - attributes.baselineOffset
        if attributes.isUnderlined {
            let line = CGRect(
                x: box.minX,
                y: baseline + underline.position,
                width: box.width,
                height: thickness
            )
            drawing.fill(line, attributes.color)
        }
        if attributes.isStruckThrough {
            // Half the x-height of Inter and SF, 0.53 em, above the baseline.
            let middle = baseline - run.glyphs.size * 0.265
            let line = CGRect(x: box.minX, y: middle - thickness / 2, width: box.width, height: thickness)
            drawing.fill(line, attributes.color)
        }
    }
}
