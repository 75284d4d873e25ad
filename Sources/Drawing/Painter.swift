import Foundation
import Graphics

/// Paints display lists through cairo: walks the commands, skips what cannot be seen, keeps track of groups.
final class Painter {
    let context: CairoContext
    let medium: any Medium
    /// The pixels that can be seen, in the picture's coordinates.
    var clip: PixelRect
    /// Where glyphs and images are written directly; nil for documents.
    var target: PixelTarget?
    var space: Space
    /// Maps the picture's pixels to the context's surface.
    let base: AffineTransform
    var groups: [Group] = []

    init(context: CairoContext, medium: any Medium, grid: PixelGrid, visible: PixelRect, target: PixelTarget?)
    {
        self.context = context
        self.medium = medium
        self.target = target
        clip = visible
        base = context.matrix
        space = Space(grid: grid, origin: .zero)
    }

    /// Paints a layer's commands that meet the visible pixels.
    func paint(_ layer: Picture.Layer) throws(DrawingError) {
        space = Space(grid: space.grid, origin: layer.origin)
        let entries = layer.list.entries
        var index = 0
        while index < entries.count {
            let isVisible = space.touchedPixels(entries[index].bounds).meets(clip)
            switch entries[index].command {
            case .beginGroup(let clip, let alpha, let transform):
                let end = Self.endOfGroup(at: index, in: entries)
                guard isVisible, alpha > 0 else {
                    index = end
                    break
                }
                if try paintsAsOne(entries, from: index, to: end) {
                    index = end
                } else {
                    beginGroup(
                        clip: clip,
                        alpha: alpha,
                        transform: transform,
                        touched: space.touchedPixels(entries[index].bounds)
                    )
                }
            case .endGroup:
                try endGroup()
            case let command where isVisible:
                try paint(command)
            case .fill, .gradient, .border, .shadow, .glyphs, .image, .path:
                break
            }
            index += 1
        }
        while !groups.isEmpty { try endGroup() }
    }

    private func paint(_ command: DisplayList.Command) throws(DrawingError) {
        switch command {
        case .fill(let shape, let color): fill(shape, color)
        case .gradient(let shape, let gradient): try fill(shape, gradient)
        case .border(let shape, let width, let color): paintBorder(shape, width: width, color)
        case .shadow(let shape, let shadow): try medium.paintShadow(of: shape, shadow, by: self)
        case .glyphs(let run, let origin, let color): try medium.paintGlyphs(run, at: origin, color, by: self)
        case .image(let image, let source, let destination, let tint):
            try medium.paintImage(image, source: source, in: destination, tint: tint, by: self)
        case .path(let path, let style, let color): paint(path, style, color)
        case .beginGroup, .endGroup: break
        }
    }

    /// Paints a group that only rounds the corners of one image without a group's extra surface.
    private func paintsAsOne(
        _ entries: [DisplayList.Entry],
        from begin: Int,
        to end: Int
    ) throws(DrawingError) -> Bool {
        guard end == begin + 2, space.isUpright,
            case .beginGroup(let clip?, 1, .identity) = entries[begin].command,
            case .image(let image, let source, let destination, let tint) = entries[begin + 1].command
        else { return false }
        return try medium.paintImage(
            image,
            source: source,
            in: destination,
            tint: tint,
            roundedBy: Outline(clip, in: space),
            by: self
        )
    }

    /// The index of the command that ends a group, or of the last command.
    private static func endOfGroup(at begin: Int, in entries: [DisplayList.Entry]) -> Int {
        var depth = 0
        for index in begin..<entries.count {
            switch entries[index].command {
            case .beginGroup: depth += 1
            case .endGroup: depth -= 1
            case .fill, .gradient, .border, .shadow, .glyphs, .image, .path: break
            }
            if depth == 0 { return index }
        }
        return entries.count - 1
    }
}
