/// Checks every item's data against the template that shows it, so that drawing meets no surprise.
struct ContentCheck {
    let page: Page
    let assets: AssetFolders
    let reading: Reading

    func check(_ content: PageContent) {
        guard page.templates.values.contains(where: { !$0.root.isConstant }) else { return }
        var images: [String: AssetFolders.Asset] = [:]
        for (index, section) in content.sections.enumerated() {
            for (position, item) in section.items.enumerated() {
                check(item, ItemLabel(role: .cell, section: index, index: position), content, &images)
            }
            if let header = section.header {
                check(header, ItemLabel(role: .header, section: index, index: 0), content, &images)
            }
            if let footer = section.footer {
                check(footer, ItemLabel(role: .footer, section: index, index: 0), content, &images)
            }
        }
        if let empty = content.empty {
            check(empty, ItemLabel(role: .empty, section: 0, index: 0), content, &images)
        }
    }

    private func check(
        _ item: PageItem,
        _ label: ItemLabel,
        _ content: PageContent,
        _ images: inout [String: AssetFolders.Asset]
    ) {
        guard let name = item.binding.className, let template = page.templates[name],
            !template.root.isConstant
        else { return }
        reading.item = label
        reading.itemOffset = page.isBody ? item.offset : nil
        defer { (reading.item, reading.itemOffset) = (nil, nil) }
        check(template.root, Scope(item: item.data, root: content.root), &images)
    }

    private func check(
        _ node: TemplateNode,
        _ scope: Scope,
        _ images: inout [String: AssetFolders.Asset]
    ) {
        guard node.view.condition?.holds(in: scope) ?? true else { return }
        for binding in node.bindings { binding.report(in: scope, reading) }
        switch node.content {
        case .image(let image): check(image.name, node, scope, &images)
        case .tableCell(let cell): check(cell.icon, node, scope, &images)
        case .template(let reference):
            guard let name = reference.name, let template = page.templates[name] else { return }
            var inner = scope
            if let data = reference.data { inner.item = data.resolved(in: scope, reading) }
            check(template.root, inner, &images)
        case .stack, .overlay, .label, .box, .spacer, .divider, .button: break
        }
        for child in node.children { check(child, scope, &images) }
    }

    private func check(
        _ image: Value<String>?,
        _ node: TemplateNode,
        _ scope: Scope,
        _ images: inout [String: AssetFolders.Asset]
    ) {
        guard let image, let name = image.resolved(in: scope, .silent(reading.source)) else { return }
        let asset = images[name] ?? assets.find(name)
        images[name] = asset
        let offset = image.isBound ? image.bindingOffset : node.offset
        reading.resolving(name, at: offset) {
            switch asset {
            case .found: break
            case .missing:
                reading.warning(
                    "missing-image",
                    "no image \(JSONValue.quoted(name)) beside the page or in its image folders",
                    remedy: "a placeholder is drawn",
                    at: offset
                )
            case .outside:
                reading.error(
                    "outside",
                    "the image \(JSONValue.quoted(name)) lies outside of the page's folder",
                    remedy: "move it beside the page, or name its folder with --images",
                    at: offset
                )
            }
        }
    }
}
