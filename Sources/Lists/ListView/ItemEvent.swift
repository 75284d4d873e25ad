public import Foundation

/// What an item's click is told: which item, what was tapped, and the item's data.
public struct ItemEvent {
    public let indexPath: IndexPath
    /// The tapped control's order, else the item's; nil where none is bound.
    public let order: String?
    /// The item's data.
    public let object: Any?
}
