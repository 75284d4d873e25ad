internal import Foundation
public import Graphics
internal import Layouts
public import Lists

extension LoadedPage {
    /// The list that the page describes, and the classes of its templates beside the given ones.
    ///
    /// - Parameters:
    ///   - images: Where pictures come from.
    ///   - registry: Classes that the page may bind besides its templates; a template of the same name wins.
    /// - Returns: The content and all classes it may name.
    public func list(
        images: any ImageProvider,
        registry: CellRegistry = CellRegistry()
    ) -> (content: ListContent, registry: CellRegistry) {
        var classes = registry
        let context = TemplateContext(
            templates: page.templates,
            images: images,
            root: content.root,
            tintColor: page.list.tintColor,
            source: page.source
        )
        for (name, template) in page.templates {
            classes.register(
                CellClass(name: name, allowsParallelMeasuring: true) {
                    TemplateCell(template: template, context: context)
                }
            )
        }
        return (listContent(), classes)
    }

    /// The traits the page asks for; what it leaves open is the command's default.
    public var traits: Traits {
        let defaults = Traits()
        return Traits(width: page.list.width ?? defaults.width, height: page.list.height ?? defaults.height)
    }

    private func listContent() -> ListContent {
        let sections = content.sections.enumerated().map { index, section in
            let settings = page.list.layout(ofSection: index)
            return ListSection(
                items: section.items.map { item(of: $0, in: settings) },
                header: section.header.map { item(of: $0, in: nil) },
                footer: section.footer.map { item(of: $0, in: nil) },
                layout: settings.sectionLayout,
                metrics: section.spacing.map(\.metrics) ?? settings.metrics
            )
        }
        let settings = page.list.layout(ofSection: -1)
        var result = ListContent(
            sections: sections,
            emptyItem: content.empty.map(emptyItem),
            layout: settings.sectionLayout,
            scrollDirection: page.list.direction == .horizontal ? .horizontal : .vertical,
            contentInsets: page.list.contentInset ?? .zero,
            backgroundColor: page.list.backgroundColor
        )
        if case .table(let table) = settings, let color = table.separatorColor {
            result.separatorColor = color
        }
        return result
    }

    private func item(of item: PageItem, in layout: LayoutSettings?) -> ListItem {
        let binding = item.binding
        return ListItem(
            className: binding.className,
            data: item.data.map { ItemData($0) } ?? .none,
            size: size(binding.size, in: layout),
            order: binding.order,
            span: binding.span,
            sourceOffset: Int(item.offset),
            identifier: binding.id
        )
    }

    /// Items of a flow that say nothing have the flow's item size; empty pages fill the list.
    private func size(_ size: ItemSize, in layout: LayoutSettings?) -> SizeBinding {
        switch size {
        case .automatic: return SizeBinding(isAutomatic: true)
        case .height(let height): return SizeBinding(height: CGFloat(height))
        case .size(let size): return SizeBinding(size: size)
        case .unspecified:
            guard case .flow(let flow) = layout else { return SizeBinding() }
            return SizeBinding(size: flow.itemSize ?? CGSize(width: 50, height: 50))
        }
    }

    private func emptyItem(_ item: PageItem) -> ListItem {
        self.item(of: item, in: nil)
    }
}

extension SectionSpacing {
    fileprivate var metrics: SectionMetrics {
        SectionMetrics(insets: insets, lineSpacing: line, interitemSpacing: item)
    }
}
