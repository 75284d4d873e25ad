public import Foundation
public import Graphics
public import Text

/// A view that shows text, as `UILabel`.
open class Label: View {
    /// The plain text; setting it drops the looks of single pieces.
    public var text: String? {
        get { attributedText?.string }
        set { attributedText = newValue.map { AttributedText($0, attributes) } }
    }
    /// The text with its looks.
    public var attributedText: AttributedText? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Assigning applies to the whole text.
    public var font = Font.systemFont(ofSize: 17) {
        didSet { restyle { $0.font = font } }
    }
    /// Assigning applies to the whole text.
    public var textColor = Color.label {
        didSet { restyle { $0.color = textColor } }
    }
    public var textAlignment = TextAlignment.natural
    /// The most lines; 0 for no limit.
    public var numberOfLines = 1 {
        didSet { invalidateIntrinsicContentSize() }
    }
    public var lineBreakMode = LineBreakMode.byTruncatingTail {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Points between lines.
    public var lineSpacing: CGFloat = 0 {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The width at which `intrinsicContentSize` wraps; 0 for none.
    public var preferredMaxLayoutWidth: CGFloat = 0

    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    private var attributes: AttributedText.Attributes {
        AttributedText.Attributes(font: font, color: textColor)
    }

    private func restyle(_ change: (inout AttributedText.Attributes) -> Void) {
        guard var styled = attributedText else { return }
        for index in styled.segments.indices { change(&styled.segments[index].attributes) }
        attributedText = styled
    }

    /// The text set into lines for a width in points; `lines` lowers the label's own limit.
    public func shapedText(forWidth width: CGFloat, lines: Int? = nil) -> ShapedText {
        guard let attributedText else { return .empty }
        let style = ParagraphStyle(
            lineBreakMode: lineBreakMode,
            numberOfLines: lines ?? numberOfLines,
            lineSpacing: lineSpacing
        )
        return environment.shape(attributedText, style: style, width: max(0, width))
    }

    /// One line takes its whole length; several lines wrap at the offered width.
    ///
    /// Rounded up to whole pixels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isUnlimited = numberOfLines == 1 || size.width <= 0
        let shaped = shapedText(forWidth: isUnlimited ? .infinity : size.width)
        return roundedUp(shaped)
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: .infinity))
    }

    private func roundedUp(_ shaped: ShapedText) -> CGSize {
        let grid = PixelGrid(scale: traits.scale)
        return CGSize(width: grid.ceil(shaped.width), height: grid.ceil(shaped.height))
    }

    /// The text as it is shown in a size: no more lines than its height has room for, at least one.
    public func shownText(in size: CGSize) -> ShapedText {
        let shaped = shapedText(forWidth: size.width)
        guard shaped.lines.count > 1, shaped.height > size.height + 1 / traits.scale else { return shaped }
        let room = shaped.lines.prefix { $0.top + $0.height <= size.height + 1 / traits.scale }.count
        return shapedText(forWidth: size.width, lines: max(1, room))
    }

    /// True when the label at its present size leaves out text.
    public var isTruncated: Bool { shownText(in: frame.size).isTruncated }

    open override func baselines(forSize size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let shown = shownText(in: size)
        let top = verticalOffset(of: shown, in: size.height)
        guard let first = shown.lines.first, let last = shown.lines.last else {
            return (size.height, size.height)
        }
        return (top + first.baseline, top + last.baseline)
    }

    /// Text is centred in a taller label; half a pixel may remain (uikit-facts 4.2).
    func verticalOffset(of shaped: ShapedText, in height: CGFloat) -> CGFloat {
        (height - PixelGrid(scale: traits.scale).ceil(shaped.height)) / 2
    }

    open override func draw(in drawing: inout DisplayListBuilder) {
        drawText(in: &drawing)
    }

    open override var treeProperties: [TreeProperty] {
        guard let attributedText else { return [] }
        let shown = shownText(in: frame.size)
        var properties = [
            TreeProperty("text", text: attributedText.string),
            TreeProperty("font", fontDescription),
            TreeProperty("textColor", textColor.resolved(for: traits).hexString),
            TreeProperty("lines", "\(shown.lines.count)"),
        ]
        if shown.isTruncated { properties.append(TreeProperty("truncated", "true")) }
        return properties
    }

    private var fontDescription: String {
        let size = TreeText.number(font.resolvedSize(for: traits))
        return "\(size)/\(font.weight.rawValue)\(font.isItalic ? "i" : "")"
    }
}
