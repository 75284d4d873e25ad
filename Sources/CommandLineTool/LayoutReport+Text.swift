internal import Graphics

/// The form of a layout that people read.
extension LayoutReport {
    /// A heading and one line for each element, columns aligned.
    var text: String {
        let rows = [["", "", "x", "y", "width", "height", ""]] + elements.map(row)
        let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let lines = rows.map { row in
            let cells = row.prefix(6).enumerated().map { column, text in
                let space = String(repeating: " ", count: widths[column] - text.count)
                return column < 2 ? text + space : space + text
            }
            return trimmed("  " + cells.joined(separator: "  ") + "  " + row[6])
        }
        return ([heading] + lines).joined(separator: "\n")
    }

    private var heading: String {
        let variant = variant.map { "@" + $0 } ?? ""
        let list = "\(NumberText.short(traits.width)) x \(NumberText.short(traits.height)) pt"
        let content = "\(NumberText.short(contentWidth)) x \(NumberText.short(contentHeight)) pt"
        return "\(page)\(variant): list \(list), content \(content)"
    }

    private func row(_ element: Element) -> [String] {
        let place = element.item.map { "\(element.section),\($0)" } ?? "\(element.section)"
        let numbers = [element.x, element.y, element.width, element.height].map(NumberText.short)
        return ["\(element.kind.rawValue) \(place)", element.className] + numbers
            + [element.reasons.joined(separator: "; ")]
    }

    private func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}
