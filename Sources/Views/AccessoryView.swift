public import Foundation
internal import Graphics

/// Draws a standard accessory as lines, so that it looks the same with every font.
public final class AccessoryView: View {
    public var type = AccessoryType.disclosureIndicator

    public override func sizeThatFits(_ size: CGSize) -> CGSize { type.size }

    public override func draw(in drawing: inout DisplayListBuilder) {
        switch type {
        case .none: return
        case .disclosureIndicator: drawing.path(chevron, .stroke(width: 2), .tertiaryLabel)
        case .checkmark: drawing.path(checkmark, .stroke(width: 2), resolvedTintColor)
        }
    }

    /// Points to the trailing side.
    private var chevron: Path {
        let isMirrored = traits.direction == .rightToLeft
        let tip = isMirrored ? bounds.minX + 1 : bounds.maxX - 1
        let back = isMirrored ? bounds.maxX - 1 : bounds.minX + 1
        return Path([
            .move(CGPoint(x: back, y: bounds.minY + 1)),
            .line(CGPoint(x: tip, y: bounds.midY)),
            .line(CGPoint(x: back, y: bounds.maxY - 1)),
        ])
    }

    private var checkmark: Path {
        Path([
            .move(CGPoint(x: bounds.minX + 1, y: bounds.minY + bounds.height * 0.55)),
            .line(CGPoint(x: bounds.minX + bounds.width * 0.36, y: bounds.maxY - 1)),
            .line(CGPoint(x: bounds.maxX - 1, y: bounds.minY + 1)),
        ])
    }

    public override var treeProperties: [TreeProperty] { [TreeProperty("type", type.rawValue)] }
}
