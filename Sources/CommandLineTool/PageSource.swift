/// Where a page or its data comes from.
enum PageSource: Sendable, Hashable {
    case file(String)
    /// What it names is looked up in the working folder.
    case standardInput

    /// Reads an argument, in which a dash is standard input.
    init(argument: String) {
        self = argument == "-" ? .standardInput : .file(argument)
    }

    /// How messages call it.
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
