public import Views

/// The classes a list may name.
public struct CellRegistry: Sendable {
    private var classes: [String: CellClass] = [:]

    public init(_ classes: [CellClass] = []) {
        for cellClass in classes { register(cellClass) }
    }

    /// Adds a class; a later one of the same name replaces the earlier.
    public mutating func register(_ cellClass: CellClass) {
        classes[cellClass.name] = cellClass
    }

    public mutating func register<Cell: ReusableView>(_ type: Cell.Type) {
        register(CellClass(type))
    }

    public subscript(name: String) -> CellClass? { classes[name] }

    /// All names, sorted.
    public var names: [String] { classes.keys.sorted() }
}
