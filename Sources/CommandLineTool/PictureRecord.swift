/// One text that a golden carries about itself.
struct PictureRecord: Sendable, Hashable {
    let keyword: String
    let text: String
}
