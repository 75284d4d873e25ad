/// What can be wrong with the fonts a user declares.
public enum TextError: Error, Sendable, Hashable, CustomStringConvertible {
    case noFonts(places: [String])
    case unreadableFolder(String)

    public var description: String {
        switch self {
        case .noFonts(let places):
            "no font found in \(places.joined(separator: ", ")); install the fonts that \"make setup\" lists,"
                + " or name a folder of .otf, .ttf or .ttc files with --font-dir"
        case .unreadableFolder(let path):
            "cannot read the font folder \(path)"
        }
    }
}
