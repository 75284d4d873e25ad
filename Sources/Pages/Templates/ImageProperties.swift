/// A picture, as `UIImageView`.
public struct ImageProperties: Sendable {
    /// How a picture fills its view, as `UIView.ContentMode`.
    public enum ContentMode: String, Sendable, Hashable, Codable, CaseIterable {
        case scaleToFill, scaleAspectFit, scaleAspectFill
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// How a picture takes its colour, as `UIImage.RenderingMode`.
    public enum RenderingMode: String, Sendable, Hashable, Codable, CaseIterable {
        case original, template
    }

    /// A file beside the page or in the image folder, or a URL whose last part is one.
    public var name: Value<String>?
    public var contentMode: Value<ContentMode>?
    public var renderingMode: Value<RenderingMode>?

    static let kind = NodeKind(
        "image",
        noun: "an image",
        [
            Key(
                "image",
                bound: \.own.name,
                .string,
                "A file beside the page or in its image folder, or a URL."
            ),
            Key("contentMode", bound: \.own.contentMode, .choice("content mode"), "How it fills its view."),
            Key(
                "renderingMode",
                bound: \.own.renderingMode,
                .choice("rendering mode"),
                "Template images take the tint."
            ),
        ],
        make: ImageProperties()
    ) { .image($0) }
}
