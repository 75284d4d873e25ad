/// Why bytes are not a picture we can show.
public enum ImageProblem: Error, Sendable, Hashable, CustomStringConvertible {
    /// Another kind of file; the text says which, with its article.
    case wrongKind(found: String)
    case empty
    /// The file ends before the picture does.
    case truncated(format: String)
    /// Something inside contradicts itself; the text says what.
    case damaged(format: String, detail: String)
    /// The size in the header is above the limits; no memory was taken.
    case tooLarge(width: Int, height: Int, limits: ImageLimits)
    /// A kind of content that cannot be read; the text says which.
    case unsupported(format: String, detail: String)

    public var description: String {
        switch self {
        case .wrongKind(let found): "this is \(found); a PNG or JPEG picture is needed"
        case .empty: "the file is empty; a PNG or JPEG picture is needed"
        case .truncated(let format): "the \(format) file ends early; copy or export it again"
        case .damaged(let format, let detail): "the \(format) file is damaged: \(detail)"
        case .tooLarge(let width, let height, let limits):
            "\(width) x \(height) pixels is too large; \(limits)"
        case .unsupported(let format, let detail): "cannot read this \(format) file: \(detail)"
        }
    }
}
