/// Writes values as JSON, keys in their order, two spaces deep.
public enum JSONWriter {
    /// The value as a text without a final line break.
    public static func text(of value: JSONValue) -> String {
        var text = ""
        write(value, indent: "", into: &text)
        return text
    }

    private static func write(_ value: JSONValue, indent: String, into text: inout String) {
        switch value.content {
        case .null, .unreadable: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .integer(let integer): text += String(integer)
        case .number(let number): text += "\(number)"
        case .string(let string): text += quoted(string)
        case .array(let elements):
            list("[", "]", elements, indent: indent, into: &text) { element, inner, text in
                write(element, indent: inner, into: &text)
            }
        case .object(let members):
            list("{", "}", members, indent: indent, into: &text) { member, inner, text in
                text += quoted(member.key) + ": "
                write(member.value, indent: inner, into: &text)
            }
        }
    }

    private static func list<Element>(
        _ open: String,
        _ close: String,
        _ elements: [Element],
        indent: String,
        into text: inout String,
        _ writeElement: (Element, String, inout String) -> Void
    ) {
        guard !elements.isEmpty else {
            text += open + close
            return
        }
        let inner = indent + "  "
        text += open
        for (index, element) in elements.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + inner
            writeElement(element, inner, &text)
        }
        text += "\n" + indent + close
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
