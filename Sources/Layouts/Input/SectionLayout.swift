/// The algorithm that places one section; sections of one list may have different ones.
public enum SectionLayout: Sendable, Hashable {
    case table(TableOptions)
    case flow(FlowOptions)
    case waterfall(WaterfallOptions)

    /// A plain table, as UITableView's default.
    public static let table = SectionLayout.table(TableOptions())
    /// UICollectionViewFlowLayout as it is.
    public static let flow = SectionLayout.flow(FlowOptions())
    /// The three columns of document 002.
    public static let waterfall = SectionLayout.waterfall(WaterfallOptions())

    /// The distances of a section that names none.
    public var defaultMetrics: SectionMetrics {
        switch self {
        case .table: .zero
        case .flow: .flow
        case .waterfall: .waterfall
        }
    }

    /// Whether headers stay in sight while their section scrolls by.
    public var pinsHeaders: Bool {
        switch self {
        case .table(let options): options.pinsHeaders
        case .flow(let options): options.pinsHeaders
        case .waterfall(let options): options.pinsHeaders
        }
    }

    /// Whether footers stay in sight while their section scrolls by.
    public var pinsFooters: Bool {
        switch self {
        case .table(let options): options.pinsFooters
        case .flow(let options): options.pinsFooters
        case .waterfall(let options): options.pinsFooters
        }
    }
}
