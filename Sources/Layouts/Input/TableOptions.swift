/// How a table looks and behaves.
public struct TableOptions: Sendable, Hashable {
    public var style: TableStyle
    /// Heights of headers and footers that name none; default: those of the style.
    public var spacing: TableSpacing
    /// Extra room above the header of a plain table's section.
    ///
    /// 0 by default: a list has no hidden padding. UIKit since iOS 15 adds ``uikitHeaderTopPadding``.
    public var headerTopPadding: Double
    /// Default: plain tables pin headers, grouped ones do not.
    public var pinsHeaders: Bool
    public var pinsFooters: Bool
    public var hasSeparators: Bool
    /// Where separators begin and end within their row; absent: from the leading margin to the trailing edge.
    public var separatorInsets: SeparatorInsets?
    /// The side inset of an inset grouped table; absent: the margin for the list's width.
    public var groupInset: Double?
    /// The corner radius of an inset grouped table's groups.
    public var cornerRadius: Double

    /// What UIKit's automatic `sectionHeaderTopPadding` works out as.
    public static let uikitHeaderTopPadding = 22.0

    public init(
        style: TableStyle = .plain,
        spacing: TableSpacing? = nil,
        headerTopPadding: Double = 0,
        pinsHeaders: Bool? = nil,
        pinsFooters: Bool = false,
        hasSeparators: Bool = true,
        separatorInsets: SeparatorInsets? = nil,
        groupInset: Double? = nil,
        cornerRadius: Double = 10
    ) {
        self.style = style
        self.spacing = spacing ?? (style == .plain ? .plain : .grouped)
        self.headerTopPadding = headerTopPadding
        self.pinsHeaders = pinsHeaders ?? (style == .plain)
        self.pinsFooters = pinsFooters
        self.hasSeparators = hasSeparators
        self.separatorInsets = separatorInsets
        self.groupInset = groupInset
        self.cornerRadius = cornerRadius
    }

    /// The leading margin of a table of a width: 16 on narrow iPhones, 20 on wide ones.
    ///
    /// Measured: 16 at 320 and 375, 20 at 393 and above. Between them nothing is known; 16 is chosen.
    public static func margin(forWidth width: Double) -> Double {
        width < 393 ? 16 : 20
    }

    /// The distance of rows, headers and footers from the sides.
    func sideInset(forWidth width: Double) -> Double {
        style == .insetGrouped ? groupInset ?? Self.margin(forWidth: width) : 0
    }

    func headerLength(_ header: SupplementaryLength, isFirst: Bool) -> Double {
        switch header {
        case .absent: spacing.missingHeader
        case .automatic: isFirst ? spacing.firstHeader : spacing.header
        case .points(let length): length
        }
    }

    func footerLength(_ footer: SupplementaryLength) -> Double {
        switch footer {
        case .absent: spacing.missingFooter
        case .automatic: spacing.footer
        case .points(let length): length
        }
    }

    /// The first figure that is NaN, infinite or negative.
    var firstInvalid: (name: String, value: Double)? {
        if self == TableOptions(style: style) { return nil }
        let values: [(String, Double)] = [
            ("default header height", spacing.header), ("first header height", spacing.firstHeader),
            ("distance without a header", spacing.missingHeader), ("default footer height", spacing.footer),
            ("distance without a footer", spacing.missingFooter), ("header top padding", headerTopPadding),
            ("group inset", groupInset ?? 0), ("corner radius", cornerRadius),
            ("leading separator inset", separatorInsets?.leading ?? 0),
            ("trailing separator inset", separatorInsets?.trailing ?? 0),
        ]
        return values.first { !($0.1 >= 0 && $0.1.isFinite) }
    }
}
