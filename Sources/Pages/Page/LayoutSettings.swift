/// The layout of a list or of one of its sections, as a page gives it.
public enum LayoutSettings: Sendable, Hashable {
    case table(TableSettings)
    case flow(FlowSettings)
    case waterfall(WaterfallSettings)

    /// The algorithm's name in a page.
    enum Name: String, Sendable, CaseIterable {
        case table, flow, waterfall
    }

    var name: Name {
        switch self {
        case .table: .table
        case .flow: .flow
        case .waterfall: .waterfall
        }
    }
}

extension Format where Result == LayoutSettings {
    static let layout = Format(
        "the name of a layout or an object with its \"type\" and options",
        .reference("layout")
    ) { value, reading in
        guard case .object = value.content else { return named(value, reading) }
        guard let type = value["type"] else {
            reading.error("missing-key", "a layout needs the key \"type\"", at: value.offset)
            return nil
        }
        let name = reading.naming("\"type\"") {
            Format<LayoutSettings.Name>.choice("layout").read(type, reading)
        }
        switch name {
        case .table: return Format<TableSettings>.table.read(value, reading).map { .table($0) }
        case .flow: return Format<FlowSettings>.flow.read(value, reading).map { .flow($0) }
        case .waterfall:
            return Format<WaterfallSettings>.waterfall.read(value, reading).map { .waterfall($0) }
        case nil: return nil
        }
    }

    private static func named(_ value: JSONValue, _ reading: Reading) -> LayoutSettings? {
        switch Format<LayoutSettings.Name>.choice("layout").read(value, reading) {
        case .table: .table(TableSettings())
        case .flow: .flow(FlowSettings())
        case .waterfall: .waterfall(WaterfallSettings())
        case nil: nil
        }
    }

    /// What ``layout`` refers to.
    static var definition: Schema {
        .anyOf([
            Format<LayoutSettings.Name>.choice("layout").schema, Format<TableSettings>.table.schema,
            Format<FlowSettings>.flow.schema, Format<WaterfallSettings>.waterfall.schema,
        ])
    }
}

extension Key {
    /// The key that says which layout an object describes; the reader has looked at it before.
    static func layoutType(_ name: LayoutSettings.Name) -> Key {
        let format = Format<Void>("\"\(name.rawValue)\"", .constant(JSONValue(.string(name.rawValue)))) { _ in
            ()
        }
        return Key("type", format, "Which layout this is.", isRequired: true) { _, _ in }
    }
}
