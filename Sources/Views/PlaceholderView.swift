public import Foundation
internal import Graphics
internal import Text

/// Stands for a picture that could not be shown: a crossed frame with the picture's name.
public final class PlaceholderView: View {
    private let label = Label()
    private let naturalSize: CGSize

    /// A placeholder that wants the given size in points where nothing else decides.
    public init(name: String, naturalSize: CGSize = CGSize(width: 60, height: 60)) {
        self.naturalSize = naturalSize
        super.init(frame: .zero)
        backgroundColor = .systemGray5
        label.text = name
        label.font = .systemFont(ofSize: 11)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let height = label.sizeThatFits(frame.size).height
        label.isHidden = frame.width < 40 || frame.height < height + 8
        label.frame = CGRect(
            x: 4,
            y: (frame.height - height) / 2,
            width: max(0, frame.width - 8),
            height: height
        )
        label.backgroundColor = .systemGray5
    }

    public override func draw(in drawing: inout DisplayListBuilder) {
        let inner = bounds.insetBy(dx: 0.5, dy: 0.5)
        drawing.border(bounds, width: 1, .systemGray3)
        let cross = Path([
            .move(CGPoint(x: inner.minX, y: inner.minY)), .line(CGPoint(x: inner.maxX, y: inner.maxY)),
            .move(CGPoint(x: inner.maxX, y: inner.minY)), .line(CGPoint(x: inner.minX, y: inner.maxY)),
        ])
        drawing.path(cross, .stroke(width: 1), .systemGray3)
    }

    public override var treeProperties: [TreeProperty] { [TreeProperty("missing", text: label.text ?? "")] }
}
