/// The formats a picture is written in, by their file suffix.
enum PictureFormat: String, Sendable, CaseIterable {
    case png, svg, pdf

    /// The format that a file's suffix names, case ignored.
    init?(suffixOf path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
        self.init(rawValue: name[name.index(after: point)...].lowercased())
    }
}
