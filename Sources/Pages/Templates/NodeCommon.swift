/// What views of all kinds have in common, while their keys are read.
///
/// Not a part of the generic draft, so that the compiler makes these keys once and not for every kind again.
struct NodeCommon: Sendable {
    var view = ViewProperties()
    var position = OverlayPosition()
    var cell = CellSettings()
}
