internal import Graphics

/// The help of the command and of its verbs, 80 columns wide.
struct HelpText {
    private static let columns = 80

    let verbs: [Verb]

    /// What the command is and its verbs.
    var overview: String {
        let width = verbs.map(\.name.count).max() ?? 0
        let list = verbs.map { "  \(padded($0.name, to: width))  \($0.summary)" }
        let example = verbs.first?.examples.first.map { ["", "EXAMPLE", "  \($0.line)"] } ?? []
        let lines =
            ["Turns list data into pictures.", "", "USAGE", "  listshot VERB [options]", "", "VERBS"]
            + list + example
            + [
                "",
                "\"listshot VERB --help\" explains a verb. \"listshot --version\" prints the version,",
                "\"listshot \(ArgumentParser.completionOption) bash|zsh|fish\" a script for your shell.",
            ]
        return lines.joined(separator: "\n")
    }

    /// How a verb is used: operands, options and examples.
    func text(for verb: Verb) -> String {
        let options = verb.allOptions.map { entry(label(of: $0), $0.help) }
        let examples = verb.examples.map { "  \($0.line)\n      \($0.meaning)" }
        var sections = [
            verb.summary,
            "USAGE\n  \(verb.usage)",
            "OPTIONS\n" + options.joined(separator: "\n"),
            (examples.count == 1 ? "EXAMPLE\n" : "EXAMPLES\n") + examples.joined(separator: "\n"),
        ]
        if verb.options.contains(.device) { sections.append("DEVICES\n" + devices) }
        if verb.options.contains(where: { isList($0) }) {
            sections.append(
                wrapped("Several values, separated by commas, make several variants.", indent: 0)
            )
        }
        return sections.joined(separator: "\n\n")
    }

    /// One line for each screen, with the devices that have it.
    private var devices: String {
        var screens: [(size: String, names: [String])] = []
        for device in Device.all {
            let points = "\(NumberText.plain(device.width)) x \(NumberText.plain(device.height))"
            let size = "\(points) @\(NumberText.plain(device.scale))x"
            if screens.last?.size == size {
                screens[screens.count - 1].names.append(device.slug)
            } else {
                screens.append((size, [device.slug]))
            }
        }
        return screens.map { entry($0.size, $0.names.joined(separator: ", ")) }.joined(separator: "\n")
    }

    private func label(of option: Option) -> String {
        let short = option.short.map { "-\($0), " } ?? ""
        guard let form = option.valueForm else { return "\(short)--\(option.name)" }
        let isLong = form.placeholder.count > 24
        return "\(short)--\(option.name) \(isLong ? "VALUE" : form.placeholder)"
    }

    private func isList(_ option: Option) -> Bool {
        if case .list = option.kind { return true }
        return false
    }

    /// A label with its explanation in a column of its own, below the label when that is long.
    private func entry(_ label: String, _ text: String) -> String {
        let column = 26
        let lines = wrapped(text, indent: column)
        guard label.count + 4 <= column else { return "  \(label)\n\(lines)" }
        return "  " + padded(label, to: column - 2) + lines.dropFirst(column)
    }

    private func wrapped(_ text: String, indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= Self.columns {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(space + word)
            }
        }
        return lines.joined(separator: "\n")
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
