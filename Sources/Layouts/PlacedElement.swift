public import Foundation

/// An element with its frame in content coordinates.
public struct PlacedElement: Sendable, Hashable {
    public var element: ListElement
    public var frame: CGRect

    public init(element: ListElement, frame: CGRect) {
        self.element = element
        self.frame = frame
    }
}
