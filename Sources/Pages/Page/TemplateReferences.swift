internal import Diagnostics

/// Checks the places where templates stand in templates: all known, none in itself, none without end.
struct TemplateReferences {
    /// Views of one cell with all the templates in it; more is a mistake or an attack.
    private static let viewLimit = 10_000
    /// Templates within templates; cells are built no deeper.
    static let depthLimit = 32

    /// How much a view comes to with the templates in it; both stop just beyond their limit.
    private struct Extent {
        var views = 1
        /// Templates that stand in one another, this one included.
        var depth = 0

        mutating func add(_ inner: Extent) {
            views = min(TemplateReferences.viewLimit + 1, views + inner.views)
            depth = min(TemplateReferences.depthLimit + 1, max(depth, inner.depth))
        }
    }

    /// What is known while the templates are walked through.
    private struct Walk {
        /// The templates around the view that is looked at.
        var path: [String] = []
        var extents: [String: Extent] = [:]
    }

    let templates: [String: Template]

    /// False when a template must not be followed.
    func check(in ordered: [Template], _ reading: Reading) -> Bool {
        let errors = reading.problemCount
        var walk = Walk()
        var isTooDeep = false
        for template in ordered {
            let extent = extent(of: template, &walk, reading)
            if extent.views > Self.viewLimit {
                reading.error(
                    "template-too-large",
                    "the cell \"\(template.name)\" has more than \(Self.viewLimit) views with its templates",
                    at: template.offset
                )
            }
            if extent.depth > Self.depthLimit, !isTooDeep {
                isTooDeep = true
                reading.error(
                    "template-too-deep",
                    "in the cell \"\(template.name)\" templates stand more than \(Self.depthLimit) deep",
                    at: template.offset
                )
            }
        }
        return reading.problemCount == errors
    }

    private func extent(of template: Template, _ walk: inout Walk, _ reading: Reading) -> Extent {
        if let extent = walk.extents[template.name] { return extent }
        // Recursion must stop; what stands around this is too deep already.
        guard walk.path.count <= Self.depthLimit else { return Extent(depth: Self.depthLimit + 1) }
        walk.path.append(template.name)
        var extent = extent(of: template.root, &walk, reading)
        extent.depth = min(Self.depthLimit + 1, extent.depth + 1)
        walk.path.removeLast()
        walk.extents[template.name] = extent
        return extent
    }

    private func extent(of node: TemplateNode, _ walk: inout Walk, _ reading: Reading) -> Extent {
        var extent = Extent()
        if case .template(let reference) = node.content, let name = reference.name {
            if let start = walk.path.firstIndex(of: name) {
                let circle = (walk.path[start...] + [name]).joined(separator: " → ")
                reading.error("circular-template", "a template contains itself: \(circle)", at: node.offset)
            } else if let template = templates[name] {
                extent.add(self.extent(of: template, &walk, reading))
            } else {
                reading.error(
                    "unknown-name",
                    "unknown template \(JSONValue.quoted(name))",
                    remedy: Suggestion.remedy(for: name, among: templates.keys.sorted()),
                    at: node.offset
                )
            }
        }
        for child in node.children { extent.add(self.extent(of: child, &walk, reading)) }
        return extent
    }
}
