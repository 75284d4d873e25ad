internal import Foundation
internal import Graphics
internal import Layouts
internal import Views

/// A cell, header or footer whose views a page describes; it sizes itself by its content.
final class TemplateCell: TableViewCell, SelfSizing {
    private let template: Template?
    private let context: TemplateContext?
    private var root: View?

    init(template: Template, context: TemplateContext) {
        self.template = template
        self.context = context
        super.init(frame: .zero)
    }

    required init(frame: CGRect = .zero) {
        template = nil
        context = nil
        super.init(frame: frame)
    }

    /// Builds the views anew: they are few, and nothing of the former item can remain.
    override func whenGetResponseObject(_ object: Any?) {
        root?.removeFromSuperview()
        root = nil
        guard let template, let context else { return }
        tintColor = context.tintColor
        let scope = Scope(item: object as? JSONValue, root: context.root)
        let builder = TemplateBuilder(context: context, scope: scope)
        apply(template.root.cell, builder)
        guard let view = builder.view(for: template.root, in: .cell) else { return }
        (view as? StandardCellView)?.margin = TableMargin.leading(forWidth: traits.width)
        (view as? StandardCellView)?.trailingMargin =
            accessoryType == .none ? TableMargin.leading(forWidth: traits.width) : 8
        root = view
        contentView.addSubview(view)
    }

    private func apply(_ settings: CellSettings, _ builder: TemplateBuilder) {
        accessoryType =
            builder.resolved(settings.accessory).flatMap { AccessoryType(rawValue: $0.rawValue) } ?? .none
        separatorInset = builder.resolved(settings.separatorInset).map {
            EdgeInsets(top: 0, left: CGFloat($0.leading), bottom: 0, right: CGFloat($0.trailing))
        }
        isSelected = builder.resolved(settings.isSelected) ?? false
        backgroundColor = isSelected ? .systemGray4 : nil
    }

    func layoutSubviews(forWidth width: CGFloat, height: CGFloat) -> CGSize {
        guard let root else { return CGSize(width: width, height: 0) }
        let contentWidth = contentWidth(forWidth: width)
        let limit = CGSize(width: contentWidth, height: .infinity)
        guard fillsOfferedWidth else {
            let size = root.measuredSize(in: limit, parent: limit)
            return CGSize(width: size.width + width - contentWidth, height: size.height)
        }
        return CGSize(width: width, height: root.fittingHeight(forWidth: contentWidth, parent: limit))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        root?.frame = CGRect(origin: .zero, size: contentView.frame.size)
    }
}
