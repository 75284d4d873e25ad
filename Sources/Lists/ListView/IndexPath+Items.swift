public import Foundation

extension IndexPath {
    /// An index path of a list, as UIKit offers it.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// An index path of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    public var section: Int { isEmpty ? 0 : self[0] }
    public var item: Int { count > 1 ? self[1] : 0 }
    public var row: Int { item }
}
