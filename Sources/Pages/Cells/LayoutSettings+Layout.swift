internal import Graphics
internal import Layouts

extension LayoutSettings {
    /// The layout with these options; what is absent is the layout's default.
    var sectionLayout: SectionLayout {
        switch self {
        case .table(let settings): .table(settings.options)
        case .flow(let settings): .flow(settings.options)
        case .waterfall(let settings): .waterfall(settings.options)
        }
    }

    /// The distances these options name; nil when they name none.
    var metrics: SectionMetrics? {
        switch self {
        case .table(let settings):
            settings.insets.map { SectionMetrics(insets: $0, lineSpacing: 0, interitemSpacing: 0) }
        case .flow(let settings):
            Self.metrics(.flow, settings.insets, settings.lineSpacing, settings.interitemSpacing)
        case .waterfall(let settings):
            Self.metrics(.waterfall, settings.insets, settings.lineSpacing, settings.interitemSpacing)
        }
    }

    private static func metrics(
        _ defaults: SectionMetrics,
        _ insets: EdgeInsets?,
        _ lineSpacing: Double?,
        _ interitemSpacing: Double?
    ) -> SectionMetrics {
        SectionMetrics(
            insets: insets ?? defaults.insets,
            lineSpacing: lineSpacing ?? defaults.lineSpacing,
            interitemSpacing: interitemSpacing ?? defaults.interitemSpacing
        )
    }
}

extension TableSettings {
    fileprivate var options: TableOptions {
        let defaults = TableOptions()
        return TableOptions(
            style: style.flatMap { TableStyle(rawValue: $0.rawValue) } ?? .plain,
            headerTopPadding: headerTopPadding ?? defaults.headerTopPadding,
            pinsHeaders: pinsHeaders,
            pinsFooters: pinsFooters ?? false,
            hasSeparators: hasSeparators ?? true,
            separatorInsets: separatorInset.map {
                SeparatorInsets(leading: $0.leading, trailing: $0.trailing)
            },
            groupInset: groupInset,
            cornerRadius: cornerRadius ?? defaults.cornerRadius
        )
    }
}

extension FlowSettings {
    fileprivate var options: FlowOptions {
        FlowOptions(
            alignment: alignment.flatMap { FlowAlignment(rawValue: $0.rawValue) } ?? .standard,
            uniformGrid: uniformGrid ?? true,
            hidesHeaderWhenEmpty: hidesHeaderWhenEmpty ?? false,
            pinsHeaders: pinsHeaders ?? false,
            pinsFooters: pinsFooters ?? false
        )
    }
}

extension WaterfallSettings {
    fileprivate var options: WaterfallOptions {
        WaterfallOptions(
            columns: waterfallColumns,
            order: order.flatMap { WaterfallOrder(rawValue: $0.rawValue) } ?? .shortestFirst,
            minimumContentLength: minimumContentLength ?? 0,
            pinsHeaders: pinsHeaders ?? false,
            pinsFooters: pinsFooters ?? false
        )
    }

    private var waterfallColumns: WaterfallColumns {
        if let columnWidth { return .width(columnWidth) }
        if let minimumColumnWidth { return .minimumWidth(minimumColumnWidth) }
        return .count(columns ?? 3)
    }
}
