/// One face of the declared font set, before its file is opened.
public struct FontDeclaration: Sendable, Hashable {
    public var family: String
    public var path: String
    /// Position in a collection file.
    public var index: Int
    public var weight: Font.Weight
    public var isItalic: Bool

    public init(family: String, path: String, index: Int = 0, weight: Font.Weight, isItalic: Bool = false) {
        self.family = family
        self.path = path
        self.index = index
        self.weight = weight
        self.isItalic = isItalic
    }
}
