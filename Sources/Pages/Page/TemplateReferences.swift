internal import Diagnostics

/// Checks the places where templates stand in templates: all known, none in itself, none without end.
struct TemplateReferences {
    /// Views of one cell with all the templates in it; more is a mistake or an attack.
    private static let viewLimit = 10_000
    /// Templates within templates; cells are built no deeper.
    static let depthLimit = 32

    let templates: [String: Template]

    /// False when a template must not be followed.
    func check(in ordered: [Template], _ reading: Reading) -> Bool {
        let errors = reading.problemCount
        var sizes: [String: Int] = [:]
        for template in ordered {
            var path: [String] = []
            let size = count(template, path: &path, sizes: &sizes, reading)
            guard size > Self.viewLimit, path.isEmpty else { continue }
            reading.error(
                "template-too-large",
                "the cell \"\(template.name)\" has more than \(Self.viewLimit) views with its templates",
                at: template.offset
            )
        }
        return reading.problemCount == errors
    }

    private func count(
        _ template: Template,
        path: inout [String],
        sizes: inout [String: Int],
        _ reading: Reading
    ) -> Int {
        if let size = sizes[template.name] { return size }
        path.append(template.name)
        let size = count(template.root, path: &path, sizes: &sizes, reading)
        path.removeLast()
        sizes[template.name] = size
        return size
    }

    private func count(
        _ node: TemplateNode,
        path: inout [String],
        sizes: inout [String: Int],
        _ reading: Reading
    ) -> Int {
        var sum = 1
        if case .template(let reference) = node.content, let name = reference.name {
            if let start = path.firstIndex(of: name) {
                let circle = (path[start...] + [name]).joined(separator: " → ")
                reading.error("circular-template", "a template contains itself: \(circle)", at: node.offset)
                return sum
            }
            guard path.count < Self.depthLimit else {
                reading.error(
                    "template-too-deep",
                    "templates stand in one another more than \(Self.depthLimit) deep",
                    at: node.offset
                )
                return sum
            }
            guard let template = templates[name] else {
                reading.error(
                    "unknown-name",
                    "unknown template \(JSONValue.quoted(name))",
                    remedy: Suggestion.remedy(for: name, among: templates.keys.sorted()),
                    at: node.offset
                )
                return sum
            }
            sum += count(template, path: &path, sizes: &sizes, reading)
        }
        for child in node.children {
            sum = min(Self.viewLimit + 1, sum + count(child, path: &path, sizes: &sizes, reading))
        }
        return min(Self.viewLimit + 1, sum)
    }
}
