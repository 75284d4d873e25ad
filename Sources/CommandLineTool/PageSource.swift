/// Where a page comes from.
enum PageSource: Sendable, Hashable {
    case file(String)
    /// What was read from standard input; its files are looked up in the working folder.
    case standardInput([UInt8])

    /// How messages call the page.
    var name: String {
        switch self {
        case .file(let path): path
        case .standardInput: "<standard input>"
        }
    }

    /// What the page's pictures are called: the file's name without folder and `.json`.
    var stem: String {
        switch self {
        case .file(let path):
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return name.hasSuffix(".json") && name != ".json" ? String(name.dropLast(5)) : name
        case .standardInput:
            return "stdin"
        }
    }
}
