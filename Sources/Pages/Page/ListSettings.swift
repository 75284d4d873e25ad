public import Graphics

/// What a page says about the list as a whole; what is absent is for the caller to choose.
public struct ListSettings: Sendable, Hashable {
    public var layout: LayoutSettings?
    /// Layouts of single sections by position; nil for those that take the list's.
    public var sections: [LayoutSettings?]?
    /// Points.
    public var width: Double?
    public var height: Double?
    public var backgroundColor: Color?
    public var tintColor: Color?
    public var contentInset: EdgeInsets?
    public var direction: ListDirection?

    public init() {}

    /// The layout of a section; a table where nothing is said.
    public func layout(ofSection section: Int) -> LayoutSettings {
        let own = sections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
        return own ?? layout ?? .table(TableSettings())
    }

    static let table = ObjectTable<ListSettings>(
        "a list",
        [
            Key(
                "layout",
                \.layout,
                .layout,
                "\"table\", \"flow\", \"waterfall\", or an object with options."
            ),
            Key(
                "sections",
                \.sections,
                Format<[LayoutSettings?]>.array(of: .sectionLayout),
                "Layouts by section."
            ),
            Key("width", \.width, .listLength, "Points; that of the device by default."),
            Key("height", \.height, .listLength, "Points; that of the device by default."),
            Key("backgroundColor", \.backgroundColor, .color, "Painted behind the cells."),
            Key("tintColor", \.tintColor, .color, "The colour of buttons and marks."),
            Key("contentInset", \.contentInset, .insets, "Room around the content."),
            Key("scrollDirection", \.direction, .choice("scroll direction"), "\"vertical\" by default."),
        ]
    )
}

extension Format where Result == LayoutSettings? {
    /// The layout of one section, or null for the list's.
    static let sectionLayout = Format(
        "a layout or null",
        .anyOf([.null, .reference("layout")])
    ) { value, reading in
        if value.isNull { return .some(nil) }
        return Format<LayoutSettings>.layout.read(value, reading)
    }
}

extension Format where Result == Double {
    /// A width or height of a list.
    static let listLength = Format(
        "a number above 0 and at most 100000",
        .number(.init(exclusiveMinimum: 0, maximum: 100_000))
    ) { value in
        value.number.flatMap { $0 > 0 && $0 <= 100_000 ? $0 : nil }
    }
}
