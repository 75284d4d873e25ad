internal import Drawing
internal import Pages

extension CommandFailure {
    /// A page or data file that could not be read at all.
    init(_ error: PageError) {
        switch error {
        case .notFound(let path): self.init(.missingInput, id: "not-found", "no such file", file: path)
        case .isDirectory(let path):
            self.init(
                .missingInput,
                id: "is-folder",
                "this is a folder",
                remedy: "name a page in it",
                file: path
            )
        case .notAFile(let path):
            self.init(.missingInput, id: "not-a-file", "this is a device, not a file", file: path)
        case .unreadable(let path, let reason):
            self.init(.missingInput, id: "cannot-read", "cannot read the file: \(reason)", file: path)
        case .readFailed(let path, let reason):
            self.init(.inputOutput, id: "read-failed", "cannot read the file: \(reason)", file: path)
        case .tooLarge(let path, let bytes):
            self.init(.badContent, id: "too-large", "the file is too large: \(bytes) bytes", file: path)
        }
    }

    /// A picture that could not be drawn or written.
    init(_ error: DrawingError, page: String) {
        switch error {
        case .output(let error): self.init(error)
        case .unusableSize: self.init(.badContent, id: "unusable-size", "\(error)", file: page)
        case .unreadableFont, .unreadableGlyph: self.init(.missingInput, id: "unreadable-font", "\(error)")
        case .cairo: self.init(.internalError, id: "drawing", "\(error)", file: page)
        }
    }
}
