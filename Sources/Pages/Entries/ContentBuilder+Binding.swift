internal import Diagnostics
internal import Foundation

extension ContentBuilder {
    /// Fills a binding in with an item's data, and reports what of it has no effect.
    mutating func bound(_ binding: EntryBinding, _ data: JSONValue?, _ entry: Entry) -> ItemBinding {
        let scope = Scope(item: data, root: root)
        reading.item = label
        defer { reading.item = nil }
        func resolve<Result>(_ value: Value<Result>?) -> Result? {
            guard let value else { return nil }
            for path in value.missingPaths(in: scope) { reading.missing(path, at: value.bindingOffset) }
            return value.resolved(in: scope, reading)
        }
        let size = itemSize(
            isAutomatic: resolve(binding.isAutomatic) ?? false,
            size: resolve(binding.size),
            height: resolve(binding.height),
            entry
        )
        let spacing = resolve(binding.spacing)
        if spacing != nil, label.role != .header { lintSpacing(of: entry) }
        let order = resolve(binding.order)
        if order?.isEmpty == true {
            lint("empty-order", "an empty order binds nothing", at: entry.offset(of: "order"))
        }
        return ItemBinding(
            className: className(binding, resolve(binding.choice), scope, entry),
            size: size,
            spacing: spacing,
            order: order?.isEmpty == true ? nil : order,
            id: resolve(binding.id),
            span: resolve(binding.span) ?? 1
        )
    }

    /// Precedence of semantics 1: automatic > size > height; a table row knows no size.
    private mutating func itemSize(
        isAutomatic: Bool,
        size: CGSize?,
        height: Double?,
        _ entry: Entry
    ) -> ItemSize {
        if size != nil, layout == .table, label.role != .empty {
            lint(
                "size-on-table-row",
                "a size has no effect in a table, whose rows are as wide as the list",
                remedy: "bind a height",
                at: entry.offset(of: "size")
            )
        }
        if isAutomatic { return .automatic }
        if let size, layout != .table || label.role == .empty { return .size(size) }
        if let height { return .height(height) }
        lintZeroSize(of: entry)
        return .unspecified
    }

    private mutating func lintZeroSize(of entry: Entry) {
        let hasDefault: Bool
        switch label.role {
        case .cell: hasDefault = layout == .flow
        case .header, .footer: hasDefault = layout == .table
        case .empty: hasDefault = true
        }
        // A height that is there and cannot be used is told already.
        let isTold = entry.hasErrors || entry.keyOffsets["height"] != nil || entry.keyOffsets["size"] != nil
        guard !hasDefault, !isTold else { return }
        lint(
            "zero-size",
            "nothing says how large this is, so its height is 0",
            remedy: "add \"height\" or \"automaticDimension\": true",
            at: entry.offset
        )
    }

    private mutating func lintSpacing(of entry: Entry) {
        lint(
            "spacing-on-cell",
            "spacing has an effect only on a section's header",
            remedy: "bind it to an entry of \"headers\"",
            at: entry.offset(of: "spacing")
        )
    }

    private mutating func className(
        _ binding: EntryBinding,
        _ choice: ClassChoice?,
        _ scope: Scope,
        _ entry: Entry
    ) -> String? {
        switch choice {
        case nil: return nil
        case .named(let name):
            guard !name.isEmpty else {
                lint("empty-class", "an empty class name binds nothing", at: binding.choiceOffset)
                return nil
            }
            return known(name, at: binding.choiceOffset)
        case .byData(let path, let cases, let other):
            let value = path.value(in: scope)
            if let name = value?.insertedText.flatMap({ cases[$0] }) ?? other {
                return known(name, at: binding.choiceOffset)
            }
            reading.resolving("\"bind\"", at: binding.choiceOffset) {
                reading.error(
                    "no-case",
                    "no case for \(value?.found ?? "a missing value") of \"\(path.text)\"",
                    remedy: "add one, or a \"default\"",
                    at: binding.choiceOffset
                )
            }
            return nil
        }
    }

    private func known(_ name: String, at offset: Int32) -> String? {
        if classNames.contains(name) { return name }
        reading.resolving(name, at: offset) {
            reading.error(
                "unknown-class",
                "unknown class \(JSONValue.quoted(name))",
                remedy: Suggestion.remedy(for: name, among: classNames.sorted())
                    ?? "describe it in \"cells\" or register it",
                at: offset
            )
        }
        return nil
    }
}
