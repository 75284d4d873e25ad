/// How content fills its view, as `UIView.ContentMode` without `redraw`.
public enum ContentMode: String, Sendable, Hashable, Codable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill
    case center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
}
