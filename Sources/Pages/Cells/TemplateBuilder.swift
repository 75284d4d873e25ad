internal import Foundation
internal import Graphics
internal import Text
internal import Views

/// Makes the views of a template for one item.
struct TemplateBuilder {
    /// What a view stands in, which decides the direction of dividers and spacers.
    enum Surroundings {
        case cell, overlay
        case stack(StackView.Axis)
    }

    let context: TemplateContext
    let scope: Scope
    private let reading: Reading
    private let depth: Int

    init(context: TemplateContext, scope: Scope, depth: Int = 0) {
        self.context = context
        self.scope = scope
        self.depth = depth
        reading = Reading.silent(context.source)
    }

    func resolved<Result>(_ value: Value<Result>?) -> Result? {
        value?.resolved(in: scope, reading)
    }

    /// The view of a node; nil where its condition does not hold.
    func view(for node: TemplateNode, in surroundings: Surroundings) -> View? {
        guard node.view.condition?.holds(in: scope) ?? true else { return nil }
        guard let content = content(of: node, in: surroundings) else { return nil }
        let view = padded(content, resolved(node.view.padding))
        applyLook(of: node.view, to: view)
        applySizes(of: node.view, to: view)
        return view
    }

    private func content(of node: TemplateNode, in surroundings: Surroundings) -> View? {
        switch node.content {
        case .stack(let stack): stackView(stack)
        case .overlay(let overlay): overlayView(overlay)
        case .label(let label): self.label(label)
        case .image(let image): imageView(image, node.view)
        case .box(let box): self.box(box)
        case .spacer(let spacer): self.spacer(spacer, surroundings)
        case .divider(let divider): self.divider(divider, surroundings)
        case .button(let button): self.button(button)
        case .tableCell(let cell): tableCell(cell)
        case .template(let reference): referenced(reference, surroundings)
        }
    }

    /// Containers keep padding as margins; other views get a container around them.
    private func padded(_ view: View, _ padding: EdgeInsets?) -> View {
        guard let padding, padding != .zero else { return view }
        switch view {
        case let stack as StackView where stack.layoutMargins == .zero:
            stack.layoutMargins = padding
            return stack
        case let overlay as OverlayView where overlay.layoutMargins == .zero:
            overlay.layoutMargins = padding
            return overlay
        default:
            let container = StackView(arrangedSubviews: [view], axis: .vertical)
            container.layoutMargins = padding
            container.horizontalHuggingPriority = view.horizontalHuggingPriority
            container.verticalHuggingPriority = view.verticalHuggingPriority
            return container
        }
    }

    private func stackView(_ properties: StackProperties) -> View {
        let axis = resolved(properties.axis).flatMap { StackView.Axis(rawValue: $0.rawValue) } ?? .vertical
        let stack = StackView(axis: axis, spacing: CGFloat(resolved(properties.spacing) ?? 0))
        if let alignment = resolved(properties.alignment) {
            stack.alignment = StackView.Alignment(rawValue: alignment.rawValue) ?? .fill
        }
        if let distribution = resolved(properties.distribution) {
            stack.distribution = StackView.Distribution(rawValue: distribution.rawValue) ?? .fill
        }
        for child in properties.children ?? [] {
            if let view = view(for: child, in: .stack(axis)) { stack.addArrangedSubview(view) }
        }
        return stack
    }

    private func overlayView(_ properties: OverlayProperties) -> View {
        let overlay = OverlayView()
        for child in properties.children ?? [] {
            guard let view = view(for: child, in: .overlay) else { continue }
            let position = child.position
            overlay.addSubview(
                view,
                pins: OverlayView.Pins(
                    top: resolved(position.top)?.viewLength,
                    leading: resolved(position.leading)?.viewLength,
                    bottom: resolved(position.bottom)?.viewLength,
                    trailing: resolved(position.trailing)?.viewLength
                )
            )
        }
        return overlay
    }

    private func box(_ properties: BoxProperties) -> View {
        let view = EmptyView()
        view.backgroundColor = resolved(properties.color) ?? nil
        return view
    }

    private func spacer(_ properties: SpacerProperties, _ surroundings: Surroundings) -> View {
        let view = EmptyView()
        view.horizontalHuggingPriority = LayoutPriority(rawValue: 1)
        view.verticalHuggingPriority = LayoutPriority(rawValue: 1)
        guard let minimum = resolved(properties.minimum) ?? nil, case .stack(let axis) = surroundings else {
            return view
        }
        switch axis {
        case .horizontal: view.sizeRules.minWidth = .points(CGFloat(minimum))
        case .vertical: view.sizeRules.minHeight = .points(CGFloat(minimum))
        }
        return view
    }

    private func divider(_ properties: DividerProperties, _ surroundings: Surroundings) -> View {
        let view = DividerView()
        view.backgroundColor = (resolved(properties.color) ?? nil) ?? .separator
        if case .stack(.horizontal) = surroundings { view.isVertical = true }
        return view
    }

    private func button(_ properties: ButtonProperties) -> View {
        let button = Button()
        button.title = resolved(properties.title)
        button.font = resolved(properties.font).map(\.font) ?? .preferredFont(forTextStyle: .body)
        button.titleColor = resolved(properties.textColor)
        button.isEnabled = resolved(properties.isEnabled) ?? true
        return button
    }

    private func tableCell(_ properties: TableCellProperties) -> View {
        let style = resolved(properties.style).flatMap { StandardCellView.Style(rawValue: $0.rawValue) }
        let cell = StandardCellView(style: style ?? .default)
        cell.textLabel.text = resolved(properties.text)
        cell.detailTextLabel.text = resolved(properties.detailText)
        if let color = resolved(properties.textColor) { cell.textLabel.textColor = color }
        if let color = resolved(properties.detailTextColor) { cell.detailTextLabel.textColor = color }
        if let icon = resolved(properties.icon) { cell.imageView.image = context.images.image(named: icon) }
        return cell
    }

    private func referenced(_ reference: TemplateReference, _ surroundings: Surroundings) -> View? {
        guard depth < TemplateReferences.depthLimit, let name = reference.name,
            let template = context.templates[name]
        else {
            return nil
        }
        let item = reference.data == nil ? scope.item : resolved(reference.data)
        let inner = Scope(item: item, root: scope.root)
        return TemplateBuilder(context: context, scope: inner, depth: depth + 1)
            .view(for: template.root, in: surroundings)
    }
}
