extension StackView {
    /// As `NSLayoutConstraint.Axis`.
    public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
        case horizontal, vertical
    }

    /// How views share the stack's length, as `UIStackView.Distribution`.
    public enum Distribution: String, Sendable, Hashable, Codable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How views lie across the stack, as `UIStackView.Alignment`.
    public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }
}
