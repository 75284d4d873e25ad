public import Views

/// A registered class of cells, headers or footers: its name and how to make one.
public struct CellClass: Sendable {
    public let name: String
    /// True when cells of this class, and the data they get, may be used on any thread, each cell on one at a time.
    public let allowsParallelMeasuring: Bool
    public let make: @Sendable () -> ReusableView

    public init(
        name: String,
        allowsParallelMeasuring: Bool = false,
        make: @escaping @Sendable () -> ReusableView
    ) {
        self.name = name
        self.allowsParallelMeasuring = allowsParallelMeasuring
        self.make = make
    }

    /// A class by its type, named as in the source; a nested type's name is its last part.
    public init<Cell: ReusableView>(_ type: Cell.Type, allowsParallelMeasuring: Bool = false) {
        self.init(
            name: String(describing: type),
            allowsParallelMeasuring: allowsParallelMeasuring,
            make: { type.init() }
        )
    }
}
