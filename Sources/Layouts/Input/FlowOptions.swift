/// What a flow does beyond its spacings.
public struct FlowOptions: Sendable, Hashable {
    public var alignment: FlowAlignment
    /// With items of one size, the last line keeps to the columns of the lines above (standard alignment only).
    public var uniformGrid: Bool
    public var hidesHeaderWhenEmpty: Bool
    public var pinsHeaders: Bool
    public var pinsFooters: Bool

    public init(
        alignment: FlowAlignment = .standard,
        uniformGrid: Bool = true,
        hidesHeaderWhenEmpty: Bool = false,
        pinsHeaders: Bool = false,
        pinsFooters: Bool = false
    ) {
        self.alignment = alignment
        self.uniformGrid = uniformGrid
        self.hidesHeaderWhenEmpty = hidesHeaderWhenEmpty
        self.pinsHeaders = pinsHeaders
        self.pinsFooters = pinsFooters
    }
}
