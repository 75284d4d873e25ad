/// Bounds that keep what a page asks for drawable.
enum Limits {
    /// The longest side of a cell or view in points; PNG allows 2^31 - 1 pixels.
    static let length = 1_000_000.0
    /// The most copies that one `count` makes.
    static let count = 10_000_000
    /// The most items of a list.
    static let items = 20_000_000
}
