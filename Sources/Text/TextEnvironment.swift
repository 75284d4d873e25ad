public import Graphics

/// What text depends on beside itself: fonts, traits and the cache of what was set before.
public struct TextEnvironment: Sendable {
    public var fonts: FontSet
    public var traits: Traits
    public var cache: TextCache
    /// Takes the characters that no font has, for a warning.
    public var missing: MissingCharacters?

    public init(
        fonts: FontSet,
        traits: Traits,
        cache: TextCache = TextCache(),
        missing: MissingCharacters? = nil
    ) {
        self.fonts = fonts
        self.traits = traits
        self.cache = cache
        self.missing = missing
    }

    /// The environment of views that hang in no list; the adapter sets it around every call into user code.
    ///
    /// Without one, text is set with the default fonts where they are installed, and measures zero otherwise.
    @TaskLocal public static var current = TextEnvironment(
        fonts: (try? FontSet.debian()) ?? FontSet(declarations: []),
        traits: Traits()
    )

    /// The line metrics of a font in points, under this environment's traits.
    public func metrics(of font: Font) -> LineMetrics {
        let size = font.resolvedSize(for: traits)
        let perEm: LineMetrics
        switch font.family {
        case .system: perEm = .systemFontPerEm
        case .named:
            perEm = fonts.chain(for: font, locale: traits.locale).first?.metricsPerEm ?? .systemFontPerEm
        }
        var metrics = LineMetrics(
            ascent: perEm.ascent * size,
            descent: perEm.descent * size,
            leading: perEm.leading * size
        )
        if let style = font.textStyle {
            metrics.leading = style.metrics(for: traits.textSize).leading - metrics.height
        }
        return metrics
    }

    /// Position below the baseline and thickness of a font's underline, in points.
    public func underline(of font: Font) -> (position: Double, thickness: Double) {
        let size = font.resolvedSize(for: traits)
        guard let face = fonts.chain(for: font, locale: traits.locale).first else { return (0, 0) }
        return (face.underline.position * size, face.underline.thickness * size)
    }

    /// Sets text into lines no longer than `width` points; infinity never wraps.
    ///
    /// The result is shared: asking again, also from another thread or for another width that leads to the same
    /// lines, gives the same value without setting the text again.
    public func shape(_ text: AttributedText, style: ParagraphStyle, width: Double) -> ShapedText {
        guard !text.isEmpty, !fonts.declarations.isEmpty else { return .empty }
        let width = width.isNaN ? 0 : width
        let key = TextCache.Key(text: text, style: style, traits: traits)
        if let known = cache.text(for: key, width: width) {
            missing?.note(known.missingCharacters)
            return known
        }
        let paragraphs = paragraphs(of: text, key)
        let composed = LineComposer(style: style, environment: self, text: text)
            .compose(paragraphs, width: width)
        cache.insert(composed, for: key, width: width)
        missing?.note(composed.missingCharacters)
        return composed
    }

    /// Text shaped but not yet set into lines, which no style or width changes.
    func paragraphs(of text: AttributedText) -> [ShapedParagraph] {
        paragraphs(of: text, TextCache.Key(text: text, style: ParagraphStyle(), traits: traits))
    }

    private func paragraphs(of text: AttributedText, _ key: TextCache.Key) -> [ShapedParagraph] {
        if let known = cache.paragraphs(for: key) { return known }
        let made = TextComposer(environment: self).paragraphs(of: text)
        cache.insert(made, for: key)
        return made
    }
}
