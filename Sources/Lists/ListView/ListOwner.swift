public import Foundation

/// Who a list belongs to: told of what happens, asked for sizes, and reached by its cells.
///
/// Every call is optional. The four calls with an order are document 000's; what they mean is the caller's matter.
public protocol ListOwner: AnyObject {
    /// An item was tapped; its own click was called before.
    func list(_ list: ListView, didSelectItemAt indexPath: IndexPath)
    /// A size in points that wins over all that is bound; nil leaves it to the item.
    func list(_ list: ListView, sizeForItemAt indexPath: IndexPath) -> CGSize?
    /// The list was scrolled.
    func listDidScroll(_ list: ListView)

    func doSomeThingForMe(_ object: Any?, withOrder order: String?)
    func getSomeThingForMe(_ object: Any?, withOrder order: String?) -> Any?
    func doSomeThingForMe(_ object: Any?, withOrder order: String?, withItem item: Any?)
    func getSomeThingForMe(_ object: Any?, withOrder order: String?, withItem item: Any?) -> Any?
}

extension ListOwner {
    public func list(_ list: ListView, didSelectItemAt indexPath: IndexPath) {}
    public func list(_ list: ListView, sizeForItemAt indexPath: IndexPath) -> CGSize? { nil }
    public func listDidScroll(_ list: ListView) {}
    public func doSomeThingForMe(_ object: Any?, withOrder order: String?) {}
    public func getSomeThingForMe(_ object: Any?, withOrder order: String?) -> Any? { nil }
    public func doSomeThingForMe(_ object: Any?, withOrder order: String?, withItem item: Any?) {}
    public func getSomeThingForMe(_ object: Any?, withOrder order: String?, withItem item: Any?) -> Any? {
        nil
    }
}
