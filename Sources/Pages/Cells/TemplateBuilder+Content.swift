internal import Foundation
internal import Graphics
internal import Text
internal import Views

extension TemplateBuilder {
    func label(_ properties: LabelProperties) -> View {
        let label = Label()
        label.horizontalHuggingPriority = LayoutPriority(rawValue: 251)
        label.verticalHuggingPriority = LayoutPriority(rawValue: 251)
        label.font = resolved(properties.font).map(\.font) ?? .preferredFont(forTextStyle: .body)
        if let color = resolved(properties.textColor) { label.textColor = color }
        if let alignment = resolved(properties.textAlignment) {
            label.textAlignment = alignment
        }
        if let mode = resolved(properties.lineBreakMode) {
            label.lineBreakMode = mode
        }
        label.numberOfLines = resolved(properties.numberOfLines) ?? 1
        label.lineSpacing = CGFloat(resolved(properties.lineSpacing) ?? 0)
        label.attributedText = text(of: properties, in: label)
        return label
    }

    private func text(of properties: LabelProperties, in label: Label) -> AttributedText? {
        var plain = AttributedText.Attributes(font: label.font, color: label.textColor)
        plain.kern = CGFloat(resolved(properties.kern) ?? 0)
        switch resolved(properties.content) {
        case nil: return nil
        case .text(let text): return AttributedText(text, plain)
        case .spans(let spans):
            return AttributedText(
                spans.compactMap { span in
                    span.text.map { AttributedText.Segment($0, attributes(of: span, over: plain)) }
                }
            )
        }
    }

    private func attributes(
        of span: TextSpan,
        over plain: AttributedText.Attributes
    ) -> AttributedText.Attributes {
        var attributes = plain
        if let font = span.font { attributes.font = font.font(over: plain.font) }
        if let color = span.textColor { attributes.color = color }
        attributes.backgroundColor = span.backgroundColor
        attributes.isUnderlined = span.isUnderlined ?? false
        attributes.isStruckThrough = span.isStruckThrough ?? false
        if let kern = span.kern { attributes.kern = CGFloat(kern) }
        if let offset = span.baselineOffset { attributes.baselineOffset = CGFloat(offset) }
        if let link = span.link {
            attributes.link = link
            if span.textColor == nil { attributes.color = .link }
        }
        return attributes
    }

    /// Without a height or proportion in the page, a picture keeps its own proportion.
    func imageView(_ properties: ImageProperties, _ view: ViewProperties) -> View? {
        guard let name = resolved(properties.name) else { return nil }
        guard let image = context.images.image(named: name) else {
            let placeholder = PlaceholderView(name: String(name.split(separator: "/").last ?? ""))
            placeholder.clipsToBounds = true
            return placeholder
        }
        let isTemplate = resolved(properties.renderingMode) == .template
        let shown =
            isTemplate
            ? Image(name: image.name, bitmap: image.bitmap, scale: image.scale, renderingMode: .template)
            : image
        let imageView = ImageView(image: shown)
        imageView.clipsToBounds = true
        imageView.horizontalHuggingPriority = LayoutPriority(rawValue: 251)
        imageView.verticalHuggingPriority = LayoutPriority(rawValue: 251)
        if let mode = resolved(properties.contentMode) {
            imageView.contentMode = Views::ContentMode(rawValue: mode.rawValue) ?? .scaleAspectFill
        } else {
            imageView.contentMode = .scaleAspectFill
        }
        if view.height == nil, view.aspectRatio == nil, image.size.height > 0 {
            imageView.sizeRules.aspectRatio = image.size.width / image.size.height
        }
        return imageView
    }
}

extension FontSettings {
    /// The font these settings describe by themselves.
    var font: Font { font(over: .preferredFont(forTextStyle: .body)) }

    /// The font with what is absent taken from another.
    func font(over base: Font) -> Font {
        var font = style.map { Font.preferredFont(forTextStyle: $0) } ?? base
        if let size { font = font.withSize(CGFloat(size)) }
        if let weight { font.weight = Font.Weight(rawValue: weight) }
        if let isItalic { font.isItalic = isItalic }
        if let hasMonospacedDigits { font.hasMonospacedDigits = hasMonospacedDigits }
        if let family { font.family = .named(family) }
        return font
    }
}
